// Whether the page was opened with `?dev`: then the small game of the kernel's tests is on the list.
export function isDev(): boolean {
  return new URLSearchParams(location.search).has('dev');
}
