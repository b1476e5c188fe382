import type { Locale } from '../messages.ts'
import { commonEnglish } from './common.ts'
import { configGridEnglish } from './config-grid.ts'
import { formEnglish } from './form.ts'
import { projectDetailEnglish } from './project-detail.ts'

/**
 * English where the specification gives an English text, Chinese elsewhere.
 *
 * @public
 */
export const en: Locale = {
  name: 'en',
  messages: { common: commonEnglish, form: formEnglish, projectDetail: projectDetailEnglish, configGrid: configGridEnglish },
}
