// The table in the browser.
import type {} from '@bocage/ai';
import type {} from '@bocage/catalogue';
import type {} from '@bocage/engine';
