import { callPages } from './calls-page.ts'
import { errorsPage } from './errors-page.ts'
import { fieldPages } from './fields-page.ts'
import { messagesPage } from './messages-page.ts'
import { variablesPage } from './variables-page.ts'
import { widgetsPage } from './widgets-page.ts'

/** Folder of the generated pages. */
export const REFERENCE = 'lib/guides/reference'

/** Every generated page by its path below {@link REFERENCE}. The same sources always give the same text. */
export function references(): ReadonlyMap<string, string> {
  return new Map([
    ...callPages(),
    ...fieldPages(),
    ['errors.md', errorsPage()],
    ['messages.md', messagesPage()],
    ['variables.md', variablesPage()],
    ['widgets.md', widgetsPage()],
  ])
}
