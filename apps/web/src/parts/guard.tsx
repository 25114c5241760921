// The last resort of a screen: when drawing it fails, it says so and shows the way out, instead of nothing at all.
import { Component, type ComponentChildren } from 'preact';
import * as W from '../words/panels.ts';

interface Failed {
  readonly failed: string | undefined;
}

export class Guard extends Component<{ readonly children: ComponentChildren }, Failed> {
  override state: Failed = { failed: undefined };

  static override getDerivedStateFromError(error: unknown): Failed {
    return { failed: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { failed } = this.state;
    if (failed === undefined) return this.props.children;
    return (
      <main class="sheet-page">
        <h1>{W.thisCannotBeShown}</h1>
        <p role="alert" data-problem="true">
          {W.internalError(failed.slice(0, 200))}
        </p>
        <p>
          <a href="#/">{W.goHome}</a>
        </p>
      </main>
    );
  }
}
