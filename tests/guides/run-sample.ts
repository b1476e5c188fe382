import { compileFunction } from 'node:vm'
import ts from 'typescript'
import type { Sample } from './samples.ts'

/**
 * Runs a piece of code from a guide unchanged.
 *
 * @param modules what it may import, by name
 * @param globals the globals it uses, such as `fetch`
 * @returns what it exports
 */
export function runSample(
  { place, text }: Sample,
  modules: Readonly<Record<string, unknown>>,
  globals: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2023,
      jsx: ts.JsxEmit.ReactJSX,
      verbatimModuleSyntax: false,
    },
  })
  const exports: Record<string, unknown> = {}
  const require = (name: string): unknown => {
    if (!Object.hasOwn(modules, name)) throw new Error(`${place} imports ${name}, which it was not given`)
    return modules[name]
  }
  compileFunction(outputText, ['exports', 'require', ...Object.keys(globals)], { filename: place })(
    exports,
    require,
    ...Object.values(globals),
  )
  return exports
}
