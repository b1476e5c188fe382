import * as v from 'valibot'
import { code, codes, flag, integer, text } from '../catalogue/field.ts'
import { prepaidOrder } from '../domain/fee/prepaid-order.ts'
import { defineCall } from './call.ts'
import { params } from './input.ts'

/** Lifetime of a session of a partner's page in seconds: minimum and maximum. */
export const EMBED_SECONDS = { least: 60, most: 900 } as const

const { image: _entered, ...orderFields } = prepaidOrder.fields

/**
 * Calls from the servers of partners. They authenticate with the secret that was shown once to their administrator.
 * @source design "Embed session"
 */
export const embedCalls = {
  doIssueSession: defineCall({
    service: 'embed',
    method: 'doIssueSession',
    effect: 'write',
    encoding: 'json',
    summary: '合作方的服务器换取嵌入会话：限定项目、组件、操作与城市，最长 15 分钟；答复令牌与到期时刻（毫秒）',
    input: params({
      partnerCode: text('合作方编码', { required: true, maxLength: 32 }),
      secret: text('对接密钥', { required: true, maxLength: 128 }),
      projectIds: codes('', '项目', { required: true }),
      widgets: codes('PARTNER_WIDGET', '组件', { required: true }),
      operations: codes('SYS_OPERATION', '操作', { required: true }),
      city: code('CITY_STATION', '城市', { required: true }),
      userId: text('使用人编号', { maxLength: 64 }),
      userName: text('使用人姓名', { maxLength: 30 }),
      reveals: flag('可看完整证件与号码'),
      seconds: integer('有效秒数', { min: EMBED_SECONDS.least, max: EMBED_SECONDS.most }),
    }),
    output: v.looseObject({ token: v.string(), expiresAt: v.number() }),
    errors: ['LOGIN_FAILED', 'RATE_LIMITED', 'STATUS'],
    requirements: ['SDK-019', 'ROU-001'],
  }),
  doHandInOrder: defineCall({
    service: 'embed',
    method: 'doHandInOrder',
    effect: 'write',
    encoding: 'json',
    summary:
      '合作方的服务器提交一笔客户已支付、可供抵扣的订单；同一单号再次提交时答复已登记的订单（known 为 1），金额或项目不同则拒绝。合作方须开放“新增”操作',
    input: params({
      partnerCode: text('合作方编码', { required: true, maxLength: 32 }),
      secret: text('对接密钥', { required: true, maxLength: 128 }),
      city: code('CITY_STATION', '城市', { required: true }),
      ...orderFields,
    }),
    output: v.looseObject({ billNo: v.string(), known: v.number() }),
    errors: ['LOGIN_FAILED', 'RATE_LIMITED', 'STATUS'],
    requirements: ['INC-030', 'SDK-019'],
  }),
} as const
