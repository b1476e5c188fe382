import { codes, datetime, flag, id, integer, text } from '../../catalogue/field.ts'
import type { Table } from '../store.ts'

/**
 * Sessions of signed-in users, with the device they were opened on; the key is the hash of the token. The session of a
 * partner’s page also stores what it may open; its user is the partner.
 */
export const sessionTable: Table = {
  name: 'session',
  fields: {
    userId: id('用户ID', { indexed: true }),
    expiresAt: datetime('到期时刻', { indexed: true }),
    seenAt: datetime('最近使用'),
    workCity: id('办公城市'),
    address: text('网络地址'),
    client: text('浏览器与系统'),
    embedAcct: id('使用人账号'),
    embedName: text('使用人'),
    embedSecretAt: datetime('签发时的密钥'),
    embedCity: id('城市'),
    embedProjects: codes('', '项目'),
    embedWidgets: codes('', '组件'),
    embedOperations: codes('', '操作'),
    embedReveals: flag('可看完整证件与号码'),
  },
}
/**
 * Second factors by the key of their user; off until confirmed. The secret of the app is derived from the seed and a
 * key outside of the store; recovery codes are hashed.
 */
export const secondFactorTable: Table = {
  name: 'second_factor',
  fields: {
    seed: text('种子'),
    confirmedAt: datetime('开启时刻'),
    lastStep: integer('最近一次的时段'),
    recovery: codes('', '恢复码'),
  },
}
/** Failed log-ins by account and by address. */
export const loginFailureTable: Table = {
  name: 'login_failure',
  fields: {
    count: integer('次数'),
    since: datetime('起始时刻', { indexed: true }),
    account: text('账号', { indexed: true }),
  },
}
