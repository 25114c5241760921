// The options with what each of their values means: the page loads the texts for those who look at the rulings.
import { data } from './built-in.ts';
import { options as optionsOf } from './state/options.ts';

export const options = optionsOf(data);
