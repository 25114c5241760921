// Your own box: the packs of a game that are kept here, and the form in which one is made.
import { findGame } from '@bocage/catalogue';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { deletePack, type KeptPack, listPacks, packFile } from '../core/packs.ts';
import { saveFile } from '../core/transfer.ts';
import { LinkPage } from '../pages/link.tsx';
import { wear } from '../parts/wear.ts';
import * as W from '../words/editor.ts';
import { Bench } from './bench.tsx';
import style from './style.css?url';
import { beginPack, takeLink, takePack } from './take.ts';
import { loadContent, openWorkshop, type Workshop } from './workshop.ts';

function PackLine({ pack, gone }: { readonly pack: KeptPack; readonly gone: () => void }) {
  const asked = useSignal(false);
  return (
    <li>
      <a href={`#/pack/${pack.game}/${pack.id}`}>
        <b>{pack.name}</b>
        <span class="muted">
          {pack.of === 0 ? W.nothingLookedUp : W.fieldsLookedAt(Math.min(pack.looked.length, pack.of), pack.of)}
        </span>
      </a>
      <a class="btn" href={`#/new/${pack.game}/${pack.id}`}>
        {W.playWithIt}
      </a>
      <button type="button" class="btn" onClick={() => saveFile(`${pack.game}.pack.json`, fileText(pack))}>
        {W.saveToAFile}
      </button>
      <button
        type="button"
        class="btn"
        onClick={() => {
          if (asked.value) void deletePack(pack.id).then(gone);
          asked.value = true;
        }}
      >
        {asked.value ? W.reallyDeleteIt : W.deleteWord}
      </button>
    </li>
  );
}

export function fileText(pack: Pick<KeptPack, 'game' | 'name' | 'about' | 'data'>): string {
  return `${JSON.stringify(packFile(pack), undefined, 2)}\n`;
}

function Choose({ game }: { readonly game: string }) {
  const packs = useSignal<readonly KeptPack[]>([]);
  const name = useSignal(W.myCopy);
  const problem = useSignal<string | undefined>(undefined);
  const refresh = (): void => {
    void listPacks(game).then((found) => {
      packs.value = found;
    });
  };
  useEffect(refresh, [game]);
  return (
    <>
      <p>{W.aboutPacks}</p>
      {packs.value.length > 0 && (
        <section aria-label={W.keptPacks}>
          <h2 class="cap">{W.keptInThisBrowser}</h2>
          <ul class="pack-list">
            {packs.value.map((pack) => (
              <PackLine key={pack.id} pack={pack} gone={refresh} />
            ))}
          </ul>
        </section>
      )}
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          void beginPack(game, name.value).then((id) => {
            location.hash = `#/pack/${game}/${id}`;
          });
        }}
      >
        <label>
          {W.nameOfNewPack}{' '}
          <input
            type="text"
            required
            maxLength={60}
            value={name.value}
            onInput={(event) => {
              name.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="btn main" data-begin="true">
          {W.beginWithTheForm}
        </button>
      </form>
      <div class="row">
        <label class="btn">
          {W.openAPackFile}
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              if (file === undefined) return;
              void file
                .text()
                .then((text) => takePack(text))
                .then((taken) => {
                  if (typeof taken === 'string') problem.value = taken;
                  else location.hash = `#/pack/${taken.game}/${taken.id}`;
                });
            }}
          />
        </label>
        <span class="muted">{W.orDropIt}</span>
      </div>
      {problem.value !== undefined && (
        <p class="notice bad" role="alert" data-problem="true">
          {problem.value}
        </p>
      )}
    </>
  );
}

export function PackPage({ game, id }: { readonly game: string; readonly id: string }) {
  const shop = useSignal<Workshop | string | undefined>(undefined);
  const dressed = useSignal(false);
  const title = findGame(game)?.title ?? game;
  useEffect(() => {
    document.title = W.myCopyOfBocage(title);
    let left = false;
    let opened: Workshop | undefined;
    const opening: Promise<Workshop | string | undefined> =
      id === ''
        ? loadContent(game).then((found) => (typeof found === 'string' ? found : undefined))
        : openWorkshop(game, id);
    void Promise.all([opening, wear(style)]).then(([found]) => {
      if (typeof found === 'object') opened = found;
      if (left) opened?.close();
      else {
        shop.value = found;
        dressed.value = true;
      }
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [game, id]);
  if (typeof shop.value === 'object') return <Bench shop={shop.value} title={title} />;
  return (
    <main class="sheet-page" aria-busy={!dressed.value}>
      <p>
        <a href="#/">{W.bocage}</a> · <a href={`#/new/${game}`}>{W.newGameOf(title)}</a>
      </p>
      <h1>{W.withValuesOfMyCopy(title)}</h1>
      {typeof shop.value === 'string' ? <p role="alert">{shop.value}</p> : dressed.value && <Choose game={game} />}
    </main>
  );
}

/** A link with a whole pack in it: checked, kept, opened. */
export function PackLinkPage({ packed }: { readonly packed: string }) {
  const open = async (): Promise<{ readonly hash: string } | string> => {
    const taken = await takeLink(packed);
    return typeof taken === 'string' ? taken : { hash: `#/pack/${taken.game}/${taken.id}` };
  };
  return <LinkPage packed={packed} opening={W.openingThePack} open={open} />;
}
