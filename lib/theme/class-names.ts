/**
 * The class of a style. Recipes keep the names hosts may use and short utilities can be read; every other name, with
 * its conditions, becomes three letters, as it would stand in every page twice. The generator writes this function
 * into the code that runs: it refers to nothing outside.
 */
const shortName = (path: readonly string[]): string => {
  const name = path.join(':')
  if (/^([\w-]{1,10}|[a-z-]+(__\w+)?(--.*)?)$/.test(name)) return name
  // Another start value gives other names, should two of them meet.
  let hash = 3
  for (const letter of name) hash = Math.imul(hash, 33) ^ letter.charCodeAt(0)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (((hash ^ (hash >>> 13)) >>> 0) % 46656).toString(36)
}

/** The same while the sheet is made: two styles of one name are a fault of the build, never of a page. */
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
