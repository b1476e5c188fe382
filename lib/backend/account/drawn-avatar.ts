/** Muted background colours on which white text has a contrast of at least 4.5:1. */
const GROUNDS = ['#2f5fc0', '#2e7d5b', '#8a5a12', '#8b4a9c', '#a3443c', '#3d6a8a'] as const

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Draws a picture for an account without one: the first character of the name on a colour derived from the key. */
export function drawnAvatar(key: string, name: string): string {
  const initial = [...name.trim()][0] ?? '–'
  const ground =
    GROUNDS[[...key].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % GROUNDS.length] ?? GROUNDS[0]
  const letter = ESCAPED[initial] ?? initial
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" fill="${ground}"/>` +
    '<text x="48" y="48" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="44" fill="#fff">' +
    `${letter}</text></svg>`
  )
}
