// Home, where a server stands behind the page: a game with somebody elsewhere.
import { Icon } from '../parts/icon.tsx';

export function FriendRow() {
  return (
    <li>
      <a class="row-link" href="#/together/friend" data-friend="true">
        <Icon name="share" size={24} />
        <span>
          <h3>With a friend elsewhere</h3>
          <small>A link seats them; no account is asked for</small>
        </span>
        <span />
        <Icon name="right" size={16} />
      </a>
    </li>
  );
}
