import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RecordValues } from '../../../lib/catalogue/effect.ts'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { NO_OVERLAY } from '../../../lib/catalogue/overlay.ts'
import { ADULT_TIME, ID_TYPE, MEMBER_TYPE, NO_OR_YES, SEX } from '../../../lib/domain/codes.ts'
import { CARD_PAUSE } from '../../../lib/domain/member/from-card.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { createFormController } from '../../../lib/form/state/form-controller.ts'
import { fieldMessages } from '../../../lib/locale/zh-cn/fields/field.ts'
import { createCardReader } from '../../../lib/widgets/project-detail/people/card-reader/create-card-reader.ts'

const TODAY = '2026-11-21'
/** Numbers of a region that does not exist, with valid check digits. */
const WOMAN = '440199199003070064'
const MAN = '440199198512010030'
const CHILD = '440199201501010013'

function typing(values: RecordValues = {}) {
  const rules = { today: TODAY, facts: {}, overlay: NO_OVERLAY, settings: {}, texts: fieldMessages.texts }
  const start = {
    ...blankRecord(member.fields),
    hf23MemberType: MEMBER_TYPE.buyer,
    hf23IdCardType: ID_TYPE.citizenId,
    ...values,
  }
  const controller = createFormController(
    member,
    { keyValue: 'm1', version: 1, refValues: {}, values: start },
    {},
    () => rules,
  )
  const reader = createCardReader(controller, () => TODAY)
  const stop = reader.watch()
  return { controller, reader, stop, now: (name: string) => controller.values()[name] }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a card number that is typed', () => {
  it('MEM-039 MEM-048 is read once typing has paused, not before', () => {
    const { controller, reader, now } = typing()
    controller.change({ hf23CardNo: WOMAN.slice(0, 17) })
    vi.advanceTimersByTime(CARD_PAUSE - 1)
    controller.change({ hf23CardNo: WOMAN })
    vi.advanceTimersByTime(CARD_PAUSE - 1)
    expect(now('hf23Birthday')).toBeNull()
    vi.advanceTimersByTime(1)
    expect([now('hf23Birthday'), now('hf23Sex'), now('hf23Age')]).toEqual(['1990-03-07', SEX.female, 36])
    expect(reader.read('hf23CardNo')).toEqual(['hf23Birthday', 'hf23Sex', 'hf23Age'])
  })
  it('MEM-040 fills in what is empty and leaves what the person entered', () => {
    const { controller, reader, now } = typing({ hf23Birthday: '1991-01-01' })
    controller.change({ hf23CardNo: WOMAN })
    reader.readNow()
    expect([now('hf23Birthday'), now('hf23Sex')]).toEqual(['1991-01-01', SEX.female])
    expect(reader.read('hf23CardNo')).toEqual(['hf23Sex', 'hf23Age'])
    controller.change({ hf23Sex: SEX.male })
    expect(reader.read('hf23CardNo')).toEqual(['hf23Age'])
  })
  it('corrects what was read off it before, and nothing else', () => {
    const { controller, reader, now } = typing()
    controller.change({ hf23CardNo: WOMAN })
    reader.readNow()
    controller.change({ hf23Age: 40 })
    controller.change({ hf23CardNo: MAN })
    reader.readNow()
    expect([now('hf23Birthday'), now('hf23Sex'), now('hf23Age')]).toEqual(['1985-12-01', SEX.male, 40])
  })
  it('is read when the type turns out to be an ID card', () => {
    const { controller, now } = typing({ hf23IdCardType: ID_TYPE.passport })
    controller.change({ hf23CardNo: WOMAN })
    vi.advanceTimersByTime(CARD_PAUSE)
    expect(now('hf23Birthday')).toBeNull()
    controller.change({ hf23IdCardType: ID_TYPE.citizenId })
    vi.advanceTimersByTime(CARD_PAUSE)
    expect(now('hf23Birthday')).toBe('1990-03-07')
  })
  it('MEM-041 MEM-042 MEM-043 of a child says birthday, age and time to adulthood again each time', () => {
    const { controller, reader, now } = typing({ hf23Child: NO_OR_YES.yes, hf23ChildBirthday: '2001-01-01' })
    controller.change({ hf23ChildCardNo: CHILD })
    reader.readNow()
    expect([now('hf23ChildBirthday'), now('hf23ChildOverFourteen'), now('hf23ChildAdultTime')]).toEqual([
      '2015-01-01',
      NO_OR_YES.no,
      ADULT_TIME.later,
    ])
    expect(reader.read('hf23ChildCardNo')).toHaveLength(3)
  })
  it('is left alone while it is masked, wrong or untouched', () => {
    const { controller, reader, now } = typing({ hf23CardNo: '4****************4' })
    controller.change({ hf23EnglishName: 'Lin' })
    reader.readNow()
    controller.change({ hf23CardNo: `${WOMAN.slice(0, 17)}5` })
    reader.readNow()
    controller.change({ hf23CardNo: '4****************4' })
    reader.readNow()
    expect([now('hf23Birthday'), now('hf23Sex'), now('hf23Age')]).toEqual([null, null, null])
  })
  it('is not read any more once the form is gone', () => {
    const { controller, stop, now } = typing()
    controller.change({ hf23CardNo: WOMAN })
    stop()
    vi.advanceTimersByTime(CARD_PAUSE * 2)
    expect([now('hf23Birthday'), vi.getTimerCount()]).toEqual([null, 0])
  })
})
