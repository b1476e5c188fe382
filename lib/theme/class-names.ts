/**
 * Returns the class name of a style. Recipes and their parts keep the names that hosts may use, and short utilities
 * stay readable; every other name becomes three letters, or four of a variant, to save bytes, because a page contains
 * each name twice.
 * The generator writes this function into the built code, so it must not refer to anything outside.
 */
const shortName = (path: readonly string[]): string => {
  const name = path.join(':')
  if (/^([\w-]{1,10}|[a-z]+(-[a-z]+)*(__\w+)?)$/.test(name)) return name
  // If two names collide, choose another start value.
  let hash = 3
  for (const letter of name) hash = Math.imul(hash, 33) ^ letter.charCodeAt(0)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (((hash ^ (hash >>> 13)) >>> 0) % (name.includes('--') ? 1679616 : 46656)).toString(36)
}

/** Returns the naming function for the build of the sheet; it throws when two styles get the same name. */
export function checkedNames(): (path: readonly string[]) => string {
  const styles = new Map<string, string>()
  const named = (path: readonly string[]): string => {
    const [style, name] = [path.join(':'), shortName(path)]
    const other = styles.get(name) ?? style
    if (other !== style)
      throw new Error(
        `lib/theme/class-names.ts: "${other}" and "${style}" share the class ${name}; choose another start value`,
      )
    styles.set(name, style)
    return name
  }
  return Object.assign(named, { toString: () => shortName.toString() })
}
