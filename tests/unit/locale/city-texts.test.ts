import { expect, it } from 'vitest'
import { en } from '../../../lib/locale/en/en.ts'
import { sessionCityMessages } from '../../../lib/locale/zh-cn/session-city.ts'

it('ERR-043 ruling 15 choosing one’s own city again has the specified text in English and a Chinese one', () => {
  expect(en.messages.sessionCity?.already).toBe('Already the selected city station')
  expect(sessionCityMessages.texts.already).toBe('当前已是该城市')
})
