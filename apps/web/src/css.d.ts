// Styles are taken in by the bundler for their effect alone.
declare module '*.css';
