// The last resort of a screen: when drawing it fails, it says so and shows the way out, instead of nothing at all.
import { Component, type ComponentChildren } from 'preact';

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
        <h1>This cannot be shown</h1>
        <p role="alert" data-problem="true">
          Something went wrong inside Bocage: {failed.slice(0, 200)}. Your games are unchanged.
        </p>
        <p>
          <a href="#/">Go home</a>
        </p>
      </main>
    );
  }
}
