import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** English texts of the form engine. @source ERR-029 */
export const formEnglish: TextOverrides<Messages['form']> = {
  saved: 'Saved successfully',
  shownBy: 'Shown because of “{because}”',
}
