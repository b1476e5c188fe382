import ts from 'typescript'

/**
 * A program of the project's own settings in which some files are texts of a test, read in the place of what lies
 * there.
 *
 * @param virtual texts by whole path
 * @param roots further files it begins with
 * @param further settings that differ
 */
export function virtualProgram(
  virtual: ReadonlyMap<string, string>,
  roots: readonly string[],
  further: ts.CompilerOptions,
): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => virtual.has(path) || fileExists(path)
  host.readFile = (path) => virtual.get(path) ?? readFile(path)
  host.getSourceFile = (path, target, ...rest) => {
    const text = virtual.get(path)
    return text === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, text, target, true)
  }
  return ts.createProgram([...roots, ...virtual.keys()], { ...options, ...further }, host)
}
