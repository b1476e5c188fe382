import * as v from 'valibot'
import { id, integer, text } from '../../catalogue/field.ts'
import { account } from '../../domain/account.ts'
import { defineCall } from '../call.ts'
import { LARGEST_PAGE, params } from '../input.ts'
import { rowsOutput } from '../output.ts'

export const accountCalls = {
  getAcctId: defineCall({
    service: 'Br01AcctBase',
    method: 'getAcctId',
    effect: 'read',
    summary: '当前登录人的账号ID',
    input: params({}),
    output: v.string(),
    requirements: ['CAL-018'],
  }),
  getPageList: defineCall({
    service: 'Br01AcctBase',
    method: 'getPageList',
    effect: 'read',
    summary: '账号选择：按姓名或账号查找，可限定岗位',
    input: params({
      S_KEY_VAL: text('关键字', { maxLength: 50 }),
      S_ACCT_PLAT_ROLE: text('岗位', { maxLength: 64 }),
      houseId: id('房屋ID'),
      targetAcctId: id('目标账号'),
      page: integer('页码', { min: 1 }),
      pageSize: integer('每页条数', { min: 1, max: LARGEST_PAGE }),
    }),
    output: rowsOutput(account),
    requirements: ['CAL-019', 'ROL-015'],
  }),
} as const
