// The screen of a lesson, an example or a puzzle: the table of its game with the strip and the coach.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LessonTable, openLesson } from '../learn/open-lesson.tsx';
import { TableView } from '../panels/table.tsx';
import * as W from '../words/pages.ts';

export function LessonPage({ game, id }: { readonly game: string; readonly id: string }) {
  const opened = useSignal<LessonTable | string | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void openLesson(game, id).then((table) => {
      if (left) {
        if (typeof table === 'object') table.close();
        return;
      }
      if (typeof table === 'object') document.title = W.titleOfPage(table.lesson.title);
      opened.value = table;
    });
    return () => {
      left = true;
      if (typeof opened.value === 'object') opened.value.close();
    };
  }, []);
  const table = opened.value;
  if (typeof table === 'object') return <TableView ui={table.ui} />;
  return (
    <main class="sheet-page" aria-busy={table === undefined}>
      {typeof table === 'string' && (
        <>
          <h1>{W.lessonCannotBeOpened}</h1>
          <p role="alert">{table}</p>
        </>
      )}
      <p>
        <a href="#/">{W.goHome}</a>
      </p>
    </main>
  );
}
