import { buildSources } from './built-sources.ts'

/** Builds the sources once for all files of a whole run; by hand tests take them as they are. */
export async function setup(): Promise<void> {
  if (process.env['FANGKIT_TEST_REPORT']) await buildSources()
}
