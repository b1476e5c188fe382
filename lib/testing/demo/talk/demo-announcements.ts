import { addDays, dayOf } from '../../../catalogue/day.ts'
import { POSITION } from '../../../domain/codes.ts'
import { NOTICE_KIND, NOTICE_STATE } from '../../../domain/flow/notice.ts'
import type { NewRow, Unit } from '../../../backend/store.ts'
import { noticeTable } from '../../../backend/notice/notice-tables.ts'
import { DEMO_USERS } from '../accounts/demo-users.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { GUANGZHOU } from '../places.ts'

const DAY = 86_400_000

/** Announcements of managers: title, text, positions, age in days, whether it is pinned. */
const ROWS: readonly (readonly [
  title: string,
  body: string,
  roles: readonly string[],
  daysAgo: number,
  pinned: 0 | 1,
])[] = [
  ['本月过户资料自查', '请各跟进人于本周五前核对在办项目的资料有效期，缺件的当天补齐。', [], 1, 1],
  [
    '示例银行东山支行面签时间调整',
    '自下周一起面签改为工作日上午，预约时请提醒客户携带原件。',
    [POSITION.followUpManager, POSITION.salesperson],
    3,
    0,
  ],
  ['客户来电登记要求', '客户来电请当天记入会话，写清诉求与答复时间。', [POSITION.service], 6, 0],
  ['收付款凭证上传规范', '凭证须完整显示流水号与金额，遮挡的将退回。', [POSITION.finance], 9, 0],
  ['系统周六晚间维护', '周六22:00至24:00维护，期间不能登录，请提前保存。', [], 12, 0],
]

/** Adds the demo announcements, already read by the demo users, in the name of the manager who wrote them. */
export async function seedAnnouncements(unit: Unit, now: number): Promise<void> {
  const rows = ROWS.flatMap(([title, body, roles, daysAgo, pinned], index): readonly NewRow[] => {
    const sentAt = now - daysAgo * DAY
    const key = `demo-announcement-${index + 1}`
    const shared = { kind: NOTICE_KIND.announcement, title, body, sentAt }
    const readers = DEMO_USERS.filter(
      ({ positions, cities }) =>
        cities.includes(GUANGZHOU.city) && (roles.length === 0 || roles.some((role) => positions.includes(role))),
    )
    return [
      {
        key,
        project: null,
        city: GUANGZHOU.city,
        values: filledOnly({ ...shared, roles, pinned, until: addDays(dayOf(now), 30), state: NOTICE_STATE.published }),
      },
      ...readers.map(
        ({ acctId }): NewRow => ({
          key: `${key}-${acctId}`,
          project: null,
          city: GUANGZHOU.city,
          values: { ...shared, acctId, state: NOTICE_STATE.sent, sourceId: key, readAt: sentAt + DAY / 24 },
        }),
      ),
    ]
  })
  await unit.insertAll(noticeTable, rows)
}
