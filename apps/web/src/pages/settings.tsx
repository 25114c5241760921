// The settings as a page of their own.
import { KeyTable } from '../dialogs/key-table.tsx';
import { SettingsForm } from '../dialogs/settings-form.tsx';
import * as W from '../words/pages.ts';

export function SettingsPage() {
  return (
    <main class="sheet-page">
      <p>
        <a href="#/">{W.bocage}</a>
      </p>
      <h1>{W.settings}</h1>
      <SettingsForm />
      <section>
        <h2>{W.keys}</h2>
        <KeyTable />
      </section>
      <p>
        <a href="./licences.txt">{W.licences}</a>
      </p>
    </main>
  );
}
