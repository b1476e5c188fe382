/**
 * The parent of a division of the national list: the city of a district, the province of a city, `''` for a province.
 */
export function divisionAbove(code: string): string {
  if (code.endsWith('0000')) return ''
  return code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`
}
