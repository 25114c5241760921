// Home, where a server stands behind the page: a game with somebody elsewhere.
import { Icon } from '../parts/icon.tsx';
import * as W from '../words/online.ts';

export function FriendRow() {
  return (
    <li>
      <a class="row-link" href="#/together/friend" data-friend="true">
        <Icon name="share" size={24} />
        <span>
          <h3>{W.withAFriendElsewhere}</h3>
          <small>{W.aboutFriend}</small>
        </span>
        <span />
        <Icon name="right" size={16} />
      </a>
    </li>
  );
}
