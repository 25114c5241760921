// stub
export function sensible(): number {
  return 0;
}
