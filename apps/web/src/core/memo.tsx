// A component that is drawn again only when its properties differ, as the given comparison says.
import { Component, type ComponentType } from 'preact';

export function memo<P extends object>(Part: ComponentType<P>, same: (a: P, b: P) => boolean): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !same(this.props, next);
    }
    override render(props: P) {
      return <Part {...props} />;
    }
  };
}
