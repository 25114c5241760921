// The signs on buttons: thin lines in a 24-unit square, drawn here so that no picture is fetched.

const PATHS = {
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1.4 1.7 1.5 2.5h5c.1-.8.7-1.7 1.5-2.5A6 6 0 0 0 12 3Z',
  hide: 'M3 3l18 18M10.6 6.1A9.8 9.8 0 0 1 12 6c5 0 8.5 4 9.5 6a13 13 0 0 1-2.3 3M6.5 7.6A13.500 13.500 0 0 0 2.500 12c1 2 4.500 6 9.500 6a9.500 9.500 0 0 0 4-.9M9.900 9.900a3 3 0 0 0 4.200 4.200',
  book: 'M12 6.500C10.500 5 8 4.500 4 4.500v14c4 0 6.500.5 8 2 1.500-1.500 4-2 8-2v-14c-4 0-6.500.5-8 2ZM12 6.500v14',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM19.400 13.500l1.600 1.200-2 3.500-1.900-.8a7 7 0 0 1-2.600 1.500L14.200 21h-4l-.3-2.100a7 7 0 0 1-2.600-1.500l-1.900.8-2-3.500L5 13.500a7 7 0 0 1 0-3L3.400 9.300l2-3.500 1.900.8a7 7 0 0 1 2.600-1.500L10.200 3h4l.3 2.100a7 7 0 0 1 2.600 1.500l1.900-.8 2 3.500-1.600 1.200a7 7 0 0 1 0 3Z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5l3.500 2',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  map: 'M3 6.500l6-2.500 6 2.500 6-2.500v13.500l-6 2.500-6-2.500-6 2.500ZM9 4v13.500M15 6.500V20',
  people:
    'M9 5a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM2.500 20c0-3.500 2.500-5.500 6.500-5.500s6.500 2 6.500 5.500M16 5.300a3.500 3.500 0 0 1 0 6.400M18 15c2.300.7 3.500 2.500 3.500 5',
  scroll: 'M6 4h11a2 2 0 0 1 2 2v12a2 2 0 0 0 2 2H9a2 2 0 0 1-2-2V6a2 2 0 0 0-4 0v2h4M11 9h4M11 13h4',
  share: 'M12 15V3M7.500 7.500L12 3l4.500 4.500M5 13v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6',
  down: 'M12 3v12M7.500 10.500L12 15l4.500-4.500M5 17v2a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-2',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  right: 'M9 5l7 7-7 7',
  left: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  warning: 'M12 4L2.500 20h19ZM12 10v4.500M12 17.200v.1',
  bug: 'M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0ZM8 12H4M20 12h-4M8.500 7L6 4.500M15.500 7L18 4.500M8 15l-3 3M16 15l3 3M12 9v9',
  dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  barred: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM6.500 6.500l11 11',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  keys: 'M3 7h18v10H3ZM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z',
  text: 'M4 6h16M4 10h16M4 14h10M4 18h12',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4.500 4.500',
  step: 'M6 5l9 7-9 7ZM18 5v14',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      class="icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.75"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
