// The options with what each of their values means: the page loads the texts for those who look at the rulings.
export { options } from './state/options.ts';
