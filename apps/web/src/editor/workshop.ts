// A pack on the bench: the form over it, what is wrong with it, and every change kept in the browser.
import { findGame } from '@bocage/catalogue';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { contentName, type Laid } from '../core/catalogue.ts';
import { isPseudo } from '../core/dev.ts';
import { lay, makeNew } from '../core/packed.ts';
import { type KeptPack, readPack, savePack } from '../core/packs.ts';
import * as W from '../words/editor.ts';
import { type Draft, fromPack, isChanged, type Placed, packOf, placed } from './draft.ts';
import { type Chapter, type Content, type Field, form, openFields, type Sheet } from './fields.ts';

/** Milliseconds after the last key: the whole pack is made again, and kept. */
const CALM = 300;

/** Which sheet is open: chapter, part, row. */
export type At = readonly [chapter: number, part: number, sheet: number];

const contents = new Map<string, Promise<Content | string>>();

/** The content of a game with its box; one sentence if there is none. */
export function loadContent(game: string): Promise<Content | string> {
  const listed = findGame(game);
  const loadBox = listed?.loadBox;
  if (listed === undefined || loadBox === undefined) return Promise.resolve(W.noGameToEnter(game));
  const found =
    contents.get(game) ??
    Promise.all([listed.load(), loadBox()]).then(
      async ([{ spec }, { box }]): Promise<Content> => ({
        schema: spec.schema,
        own: spec.data,
        box: isPseudo() ? (await import('@bocage/engine/pseudo')).pseudoBox(box) : box,
      }),
      () => {
        contents.delete(game);
        return W.valuesNotLoaded(game);
      },
    );
  contents.set(game, found);
  return found;
}

export class Workshop {
  readonly content: Content;
  readonly draft: Signal<Draft>;
  readonly at: Signal<At>;
  readonly chapters: ReadonlySignal<readonly Chapter[]>;
  readonly fields: ReadonlySignal<readonly Field[]>;
  readonly problems: Signal<readonly Placed[]> = signal([]);
  /** The game as the pack makes it; the last sound one while something is wrong. */
  readonly packed: Signal<Laid | undefined> = signal(undefined);
  readonly said: Signal<string> = signal('');
  private kept: KeptPack;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private working: Promise<void> = Promise.resolve();
  private readonly stop: () => void;

  constructor(content: Content, kept: KeptPack, draft: Draft) {
    this.content = content;
    this.kept = kept;
    this.draft = signal(draft);
    this.chapters = computed(() => form(content, this.draft.value.data));
    this.fields = computed(() => openFields(this.chapters.value));
    this.at = signal(this.firstOpen());
    let first = true;
    this.stop = effect(() => {
      const changed = this.draft.value;
      clearTimeout(this.timer);
      if (first) void this.judge(changed);
      else {
        this.said.value = W.notKeptYet;
        this.timer = setTimeout(() => void this.settle(), CALM);
      }
      first = false;
    });
    document.addEventListener('visibilitychange', this.flush);
  }

  get looked(): number {
    const { looked } = this.draft.value;
    return this.fields.value.filter((field) => looked.has(field.path)).length;
  }

  get changed(): number {
    return this.fields.value.filter((field) => isChanged(this.content, this.draft.value, field)).length;
  }

  get sheet(): Sheet | undefined {
    const [chapter, part, sheet] = this.at.value;
    return this.chapters.value[chapter]?.parts[part]?.sheets[sheet];
  }

  /** The first sheet on which something is still to be looked up: where somebody stopped. */
  private firstOpen(): At {
    const { looked } = this.draft.value;
    for (const [c, chapter] of this.chapters.value.entries())
      for (const [p, part] of chapter.parts.entries())
        for (const [s, sheet] of part.sheets.entries())
          if (sheet.fields.some((field) => !field.locked && !looked.has(field.path))) return [c, p, s];
    return [0, 0, 0];
  }

  /** The sheet after or before this one, through all chapters. */
  step(by: 1 | -1): void {
    const all = this.chapters.value.flatMap((chapter, c) =>
      chapter.parts.flatMap((part, p) => part.sheets.map((_, s): At => [c, p, s])),
    );
    const here = all.findIndex((at) => at.join() === this.at.value.join());
    this.at.value = all[(here + by + all.length) % all.length] ?? [0, 0, 0];
  }

  private async judge(draft: Draft): Promise<void> {
    const made = await makeNew(draft.game, packOf(this.content, draft));
    if (draft !== this.draft.value) return;
    if (typeof made === 'string') this.said.value = made;
    else if ('game' in made) {
      this.packed.value = made;
      this.problems.value = [];
    } else this.problems.value = placed(draft, made);
  }

  /** Judges and keeps, one after the other. */
  settle(): Promise<void> {
    clearTimeout(this.timer);
    this.working = this.working.then(async () => {
      const draft = this.draft.value;
      await this.judge(draft);
      const { data } = packOf(this.content, draft);
      const { name, about } = draft;
      const saved = await savePack({
        ...this.kept,
        name,
        about,
        data,
        looked: [...draft.looked],
        of: this.fields.value.length,
      });
      if (saved === undefined) {
        this.said.value = W.notKeptSaveIt;
        return;
      }
      if (saved.id !== this.kept.id) {
        this.said.value = W.packWentOnElsewhere(saved.name);
        this.draft.value = { ...this.draft.value, id: saved.id, name: saved.name };
      } else this.said.value = W.isKept;
      this.kept = saved;
    });
    return this.working;
  }

  /** The content to begin a game with; one sentence if the pack is not sound. */
  async ready(): Promise<{ readonly content: string } | string> {
    await this.settle();
    const [wrong] = this.problems.value;
    if (wrong !== undefined || this.packed.value === undefined)
      return W.cannotBePlayedYet(wrong?.path ?? '', wrong?.text ?? W.notMade);
    await lay(this.packed.value);
    return { content: contentName(this.packed.value.game.content) };
  }

  /** Whoever turns away may not come back: what was entered is kept at once. */
  private readonly flush = (): void => {
    if (document.visibilityState === 'hidden') void this.settle();
  };

  close(): void {
    this.stop();
    document.removeEventListener('visibilitychange', this.flush);
    void this.settle();
  }
}

/** A kept pack on the bench; one sentence if it is not there. */
export async function openWorkshop(game: string, id: string): Promise<Workshop | string> {
  const [content, kept] = await Promise.all([loadContent(game), readPack(id)]);
  if (typeof content === 'string') return content;
  if (kept === undefined || kept.game !== game) return W.packNotKept;
  const { name, about, data } = kept;
  const draft = fromPack(content, id, { 'bocage-pack': 1, game, name, about, data }, kept.looked);
  return new Workshop(content, kept, draft);
}
