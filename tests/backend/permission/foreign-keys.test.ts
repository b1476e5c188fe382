import { beforeAll, describe, expect, it } from 'vitest'
import { MEMBER_RECORDS } from '../../../lib/domain/member/member-records.ts'
import { issuesOf } from '../handlers/fixture.ts'
import { COLLECTED, SPENT, UNPAID } from '../fee/fees-fixture.ts'
import { type CaseRowKeys, type Case, type CallsBackend, openCallsBackend } from './calls-backend.ts'

let backend: CallsBackend
beforeAll(async () => {
  backend = await openCallsBackend()
}, 60_000)

/** A call about a case of one's own that names one thing of another case. */
type Attempt = readonly [call: string, body: (key: string) => unknown]
const at = (part: string) => (name: Case) => `${name}-${part}`
const rowKey = (part: keyof CaseRowKeys) => (name: Case) => String(backend.rowKeys[name][part])

/** By the thing of the other case that is named; each call is right in everything else. */
const ATTEMPTS: readonly (readonly [what: string, keyOf: (name: Case) => string, attempts: readonly Attempt[]])[] = [
  [
    'case',
    (name) => name,
    [
      ['Hf23PrjMember.doSave', (key) => ({ hf23PrjId: key, hf23MemberType: '0', hf23LinkName: '例' })],
      ['Hf23PrjMember.doSave', (key) => ({ keyValue: 'own-buyer', hf23PrjId: key })],
      [
        'Hf2jPrjMemberRelation.saveChanges',
        (key) => ({
          prjId: 'own',
          memberType: '0',
          rows: [{ hf2jPrjId: key, hf2jMemberName1: '例', isBuyer1: 1, principalBorrow1: 1 }],
        }),
      ],
      ['Hf22PrjHouseDemand.doSave', (key) => ({ keyValue: 'own-demand', hf22PrjId: key })],
      ['Hf29PrjHourse.doSave', (key) => ({ keyValue: 'own-house', hf29PrjId: key })],
      ['Hf2hPrjTrade.saveChanges', (key) => [{ keyValue: 'own-trade', hf2hPrjId: key }]],
      ['Hf2iPrjLoan.saveChanges', (key) => [{ keyValue: 'own-loan', hf2iPrjId: key }]],
      ['Hf21PrjInviter.doSave', (key) => ({ hf21PrjId: key, hf21AcctId: 'a-manager', hf21RoleId: 'HFB811' })],
      ['SaleContract.doSave', (key) => ({ prjId: key })],
      [
        'ProjectChargeCfg.saveChanges',
        (key) => ({ prjId: 'own', rows: [{ keyValue: 'own-charge', prjId: key, totalFee: 1 }] }),
      ],
      ['Hf54ProjectIncomeInfo.submitIncomeInfo', (key) => ({ ...UNPAID, hf54PrjId: key })],
      ['ProjectCostInfo.doCostFeeRecord', (key) => ({ ...SPENT, hf40PrjId: key })],
      ['shareOut.createCombineNativeQrCode', (key) => ({ combineOrderIds: backend.rowKeys.own.unpaid, prjId: key })],
      ['Hf3zWorkflowMeomo.getValidMemoList', (key) => ({ prjId: key, objKey: 'own-job' })],
      ['Hf31DivisionDetailInfo.initOrUpdateNearestPoint', (key) => ({ S_PRJ_ID: key, S_JOB_ID: 'own-job' })],
      [
        'Hf15FlowJobs.updateObligationUsers',
        (key) => ({ prjId: key, rows: [{ flowJobId: 'own-job', obligationUserId: 'a-manager' }] }),
      ],
    ],
  ],
  [
    'member',
    at('buyer'),
    [
      [
        'Hf2jPrjMemberRelation.saveChanges',
        (key) => ({
          prjId: 'own',
          memberType: '0',
          rows: [{ hf2jMemberId1: key, hf2jMemberName1: '例买', isBuyer1: 1, principalBorrow1: 1 }],
        }),
      ],
      ...MEMBER_RECORDS.flatMap(({ entity: { service }, owner }): readonly Attempt[] => [
        [`${service}.doSave`, (key) => ({ [owner]: key })],
        [`${service}.doSave`, (key) => ({ keyValue: `own-${service}`, [owner]: key })],
        [`${service}.saveChanges`, (key) => [{ [owner]: 'own-buyer' }, { [owner]: key }]],
      ]),
      [
        'Hf2yPrjAppendix.setPaperWaived',
        (key) => ({ prjId: 'own', cardType: 'P001', objId: key, side: 'buyer', reason: '无需' }),
      ],
      ['file.uploadDocument', (key) => ({ objId: key, objType: 'Hf23PrjMember', fileCls: 'x' })],
      ['Hf1aCommonAppendix.getPageList', (key) => ({ hf1aObjCode: 'Hf23PrjMember', hf1aObjId: key })],
    ],
  ],
  [
    'record',
    (name) => `${name}-Hf24PrjMemberWorkCredit`,
    [
      ['Hf24PrjMemberWorkCredit.doSave', (key) => ({ keyValue: key, hf24MemberId: 'own-buyer' })],
      [
        'Hf24PrjMemberWorkCredit.saveChanges',
        (key) => [
          { keyValue: 'own-Hf24PrjMemberWorkCredit', hf24WorkName: '例' },
          { keyValue: key, hf24WorkName: '例' },
        ],
      ],
      ['Hf24PrjMemberWorkCredit.doCreate', (key) => ({ id: key, isClone: 1 })],
      ['Hf24PrjMemberWorkCredit.revealField', (key) => ({ id: key, field: 'hf24WorkPhone', reason: '核对' })],
    ],
  ],
  [
    'charge',
    at('charge'),
    [
      [
        'ProjectChargeCfg.saveChanges',
        (key) => ({
          prjId: 'own',
          rows: [
            { keyValue: 'own-charge', totalFee: 16_000 },
            { keyValue: key, totalFee: 1 },
          ],
        }),
      ],
    ],
  ],
  [
    'job',
    at('job'),
    [
      [
        'Hf15FlowJobs.updateObligationUsers',
        (key) => ({
          prjId: 'own',
          rows: [
            { flowJobId: 'own-job', obligationUserId: 'a-manager' },
            { flowJobId: key, obligationUserId: 'a-manager' },
          ],
        }),
      ],
      ['Hf3zWorkflowMeomo.getValidMemoList', (key) => ({ prjId: 'own', objKey: key })],
      ['Hf31DivisionDetailInfo.initOrUpdateNearestPoint', (key) => ({ S_PRJ_ID: 'own', S_JOB_ID: key })],
    ],
  ],
  [
    'order',
    rowKey('unpaid'),
    [
      [
        'shareOut.createCombineNativeQrCode',
        (key) => ({ combineOrderIds: [backend.rowKeys.own.unpaid, key].join(), prjId: 'own' }),
      ],
      ['Hf3fExamineInfo.getMyExamList', (key) => ({ objCode: 'SL01_SALE_ORDER_M', objId: key })],
    ],
  ],
  [
    'income',
    rowKey('income'),
    [['Hf54ProjectIncomeInfo.submitIncomeInfo', (key) => ({ ...UNPAID, keyValue: key, hf54PrjId: 'own' })]],
  ],
  [
    'expense',
    rowKey('expense'),
    [['ProjectCostInfo.doCostFeeRecord', (key) => ({ ...SPENT, keyValue: key, hf40PrjId: 'own' })]],
  ],
  [
    'document',
    at('photo'),
    [
      [
        'Hf54ProjectIncomeInfo.submitIncomeInfo',
        (key) => ({ ...COLLECTED, orderNo: 'R-9', hf54Image: key, hf54PrjId: 'own' }),
      ],
      [
        'Hf2yPrjAppendix.addMemberFile',
        (key) => ({
          prjId: 'own',
          rows: [{ hf2yFileUrl: key, hf2yFileType: 'P001', hf2yObjId: 'own-buyer', hf2yFileName: '例.jpg' }],
        }),
      ],
      ['ocrOrder.ocrOrderMsg', (key) => ({ urlPath: key })],
      ['file.removeDocument', (key) => ({ id: key })],
    ],
  ],
  ['paper', at('paper'), [['Hf2yPrjAppendix.updateMemberFile', (key) => ({ keyValue: key, hf2yFileName: '例.jpg' })]]],
]
const LINES = ATTEMPTS.flatMap(([what, keyOf, attempts]) =>
  attempts.map(([call, body]) => [call, what, keyOf, body] as const),
)

describe('a call about a case of one’s own', () => {
  it.each(LINES)(
    'A02 R8 %s that names a %s of another case answers as if there were none, wherever that case is',
    async (call, _what, keyOf, body) => {
      const follow = backend.send('follow')
      const missing = await follow(call, body('nowhere'))
      // The same with one's own is judged otherwise, so it is the other case that is refused.
      const own = await follow(call, body(keyOf('own')))
      expect([own.code, own.message]).not.toEqual([missing.code, missing.message])
      for (const name of ['other', 'far'] as const) {
        const foreign = await follow(call, body(keyOf(name)))
        const said = {
          success: foreign.success,
          code: foreign.code,
          message: foreign.message?.replaceAll(keyOf(name), 'nowhere'),
        }
        expect(said).toEqual({ success: false, code: missing.code, message: missing.message })
        expect(['NOT_FOUND', 'INVALID', 'NO_PERMISSION', 'STATUS']).toContain(foreign.code)
      }
    },
  )
})

describe('a manager who sees both cases', () => {
  it.each<readonly [string, (name: Case) => unknown]>([
    ['Hf23PrjMember.deleteMember', (name) => ({ id: `${name}-buyer`, prjId: 'own' })],
    ['Hf15FlowJobs.doBatchFinishJob', (name) => ({ ids: [`${name}-job`], prjId: 'own', hf15PlanTime: '2026-11-21' })],
    [
      'Hf15FlowJobs.updateObligationUsers',
      (name) => ({ prjId: 'own', rows: [{ flowJobId: `${name}-job`, obligationUserId: 'a-manager' }] }),
    ],
    ['Hf2yPrjAppendix.checkMemberFiles', (name) => ({ prjId: 'own', ids: [`${name}-paper`], accepted: 1 })],
    ['Hf3zWorkflowMeomo.getValidMemoList', (name) => ({ prjId: 'own', objKey: `${name}-job` })],
    [
      'ProjectChargeCfg.saveChanges',
      (name) => ({ prjId: 'own', rows: [{ keyValue: `${name}-charge`, totalFee: 16_000 }] }),
    ],
    ['shareOut.createCombineNativeQrCode', (name) => ({ combineOrderIds: backend.rowKeys[name].unpaid, prjId: 'own' })],
    [
      'Hf24PrjMemberWorkCredit.doSave',
      (name) => ({ keyValue: 'own-Hf24PrjMemberWorkCredit', hf24MemberId: `${name}-buyer` }),
    ],
    [
      'Hf2jPrjMemberRelation.saveChanges',
      (name) => ({
        prjId: 'own',
        memberType: '0',
        rows: [{ hf2jMemberId1: `${name}-buyer`, hf2jMemberName1: '例买', isBuyer1: 1, principalBorrow1: 1 }],
      }),
    ],
    ['Hf29PrjHourse.doSave', (name) => ({ keyValue: 'own-house', hf29PrjId: name })],
  ])('R8 %s does nothing to what lies in another case than the one it names', async (call, body) => {
    const manager = backend.send('manager')
    const own = await manager(call, body('own'))
    const mixed = await manager(call, body('other'))
    const done = (data: unknown) =>
      Array.isArray(data) && data.some((row) => Object(row).ok === true || Object(row).success === true)
    expect([own.success, mixed.success && done(mixed.data)]).toEqual([true, false])
    if (mixed.success) expect(JSON.stringify(mixed.data)).not.toContain('"ok":true')
    else expect(['NOT_FOUND', 'INVALID', 'STATUS']).toContain(mixed.code)
  })
})

describe('the claims of a caller about themselves:', () => {
  it('R6 A07 they count for nothing: city, role, account or rights beside a record are unknown fields', async () => {
    const follow = backend.send('follow')
    const forged = [
      'city',
      '$city',
      'hf20City',
      '$project',
      'project',
      'createdBy',
      '$createdBy',
      'roles',
      'isManager',
      'isFinance',
      'canEdit',
      'privileges',
      'acctId',
      'prototype',
      'constructor',
    ]
    for (const name of forged) {
      for (const [call, body] of [
        ['Hf20PrjBase.doSave', { keyValue: 'own', [name]: '440300' }],
        ['Hf23PrjMember.doSave', { keyValue: 'own-buyer', [name]: '440300' }],
      ] as const) {
        const answer = await follow(call, body)
        expect([call, answer.code, Object.keys(issuesOf(answer))]).toEqual([call, 'INVALID', [name]])
      }
      const listed = await follow('Hf23PrjMember.saveChanges', [
        { keyValue: 'own-buyer' },
        { keyValue: 'own-owner', [name]: 1 },
      ])
      expect([listed.code, Object.keys(issuesOf(listed))]).toEqual(['INVALID', [`rows[1].${name}`]])
    }
  })
  it('R18 R9 a page that believes in another city reads and stores nothing, whatever it names', async () => {
    for (const who of ['follow', 'manager', 'southern'] as const) {
      const city = who === 'southern' ? '440100' : '440300'
      for (const [call, body] of [
        ['Hf20PrjBase.getOne', { id: 'far' }],
        ['Hf20PrjBase.getPageList', {}],
        ['Hf23PrjMember.saveChanges', [{ keyValue: 'far-buyer' }]],
        ['Hf24PrjMemberWorkCredit.getPageList', {}],
      ] as const) {
        expect([who, call, (await backend.send(who)(call, body, { city })).code]).toEqual([who, call, 'CITY_CHANGED'])
      }
    }
  })
  it('A07 R8 keys that reach into objects are refused in nested lists of every call that takes one', async () => {
    const lists = [
      'Hf2jPrjMemberRelation.saveChanges',
      'ProjectChargeCfg.saveChanges',
      'Hf15FlowJobs.updateObligationUsers',
      'Hf2yPrjAppendix.addMemberFile',
    ]
    for (const call of lists) {
      for (const name of ['__proto__', 'constructor']) {
        const answer = await backend.send('follow')(
          call,
          JSON.parse(
            `{"prjId":"own",${call.startsWith('Hf2j') ? '"memberType":"0",' : ''}"rows":[{"${name}":{"admin":1}}]}`,
          ),
        )
        expect([call, answer.code, Object.keys(issuesOf(answer))[0]]).toEqual([call, 'INVALID', `rows[0].${name}`])
      }
    }
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })
})
