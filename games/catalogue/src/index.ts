// The catalogue: the list of the games, for programs that take any of them.
import type {} from '@bocage/credentials';
import type {} from '@bocage/engine';
import type {} from '@bocage/rudders-line';
import type {} from '@bocage/sherman-leader';
