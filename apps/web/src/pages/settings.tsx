// The settings as a page of their own.
import { KeyTable } from '../dialogs/key-table.tsx';
import { SettingsForm } from '../dialogs/settings-form.tsx';

export function SettingsPage() {
  return (
    <main class="sheet-page">
      <p>
        <a href="#/">Bocage</a>
      </p>
      <h1>Settings</h1>
      <SettingsForm />
      <section>
        <h2>Keys</h2>
        <KeyTable />
      </section>
      <p>
        <a href="./licences.txt">Licences of Bocage and of the works in this page</a>
      </p>
    </main>
  );
}
