// These Are My Credentials: solitaire, logistics on a road map against an automa of cards.
import type {} from '@bocage/engine';
