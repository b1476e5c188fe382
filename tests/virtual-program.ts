import ts from 'typescript'

/**
 * Creates a program with the settings of the project, in which texts of a test replace files.
 *
 * @param virtual texts by absolute path
 * @param roots further root files
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
