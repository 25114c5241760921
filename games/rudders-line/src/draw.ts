// stub
export function draw(): string {
  return 'x';
}
