import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { LOGIN_EVENT } from '../../domain/log/login-log.ts'
import { type LoginPlace, loginPlace, newAbout } from '../../domain/log/new-place.ts'
import type { Anonymous } from '../handler.ts'
import type { Notify } from '../live/change.ts'
import { loginLogTable } from '../log/log-tables.ts'
import { sendOwnNotice } from '../notice/send-own-notice.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'

const DAY = 24 * 60 * 60_000
/** A place that was not used for so long is a new one. @unit milliseconds */
const REMEMBERED = 180 * DAY
const MOST_READ = 200

const SAYS = {
  device: { title: '您的账号在新设备上登录', what: '这台设备以前没有登录过' },
  network: { title: '您的账号在新的网络登录', what: '这个网络以前没有登录过' },
} as const

/**
 * Sends users a notice about their own log-in from a device or network they did not use before, so that they notice
 * when it was not them. To be called before the log-in is added to the log.
 */
export async function noticeNewPlace(
  unit: Unit,
  user: Row,
  context: Pick<Anonymous, 'ports' | 'now' | 'address' | 'client'>,
  notify: Notify,
): Promise<void> {
  const acctId = textOf(user.values['acctId'])
  const place = loginPlace(context.address, context.client)
  if (acctId === '' || (place.client === null && place.address === null)) return
  const about = newAbout(place, await formerPlaces(unit, acctId, context.now))
  if (about === null) return
  const { title, what } = SAYS[about]
  const where = [place.client, place.address].filter((part) => part !== null).join('，')
  const body = `${where}。${what}；不是您本人的话，请结束那里的登录并修改密码。`
  await sendOwnNotice(unit, { ...context, notify }, { acctId, kind: NOTICE_KIND.newPlace, title, body })
}

async function formerPlaces(unit: Unit, acctId: string, now: number): Promise<readonly LoginPlace[]> {
  const { rows } = await unit.list(loginLogTable, {
    where: {
      all: [
        { field: 'acctId', is: [acctId] },
        { field: 'loginEvent', is: [LOGIN_EVENT.in] },
        { field: 'loginAt', from: now - REMEMBERED },
      ],
    },
    sort: [{ field: 'loginAt', descending: true }],
    page: 1,
    pageSize: MOST_READ,
    counted: false,
  })
  return rows.map(({ values }) => ({
    client: textOf(values['client']) || null,
    address: textOf(values['address']) || null,
  }))
}
