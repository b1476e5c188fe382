/** How many are remembered. */
const MOST = 60

const keyOf = (userId: string): string => `jumpUsed ${userId}`

/** Returns the ids of what this person opened from the search, the last first. */
export function readUsed(userId: string): readonly string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(saved) ? saved.filter((id) => typeof id === 'string').slice(0, MOST) : []
  } catch {
    return [] // storage is blocked or contains something else
  }
}

export function saveUsed(userId: string, id: string): void {
  try {
    const others = readUsed(userId).filter((one) => one !== id)
    localStorage.setItem(keyOf(userId), JSON.stringify([id, ...others].slice(0, MOST)))
  } catch {
    // storage is blocked: the order stays as it is
  }
}
