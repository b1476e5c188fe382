import { describe, expect, it } from 'vitest'
import type { Store } from '../../../lib/backend/store.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { allCalls } from '../../../lib/contract/contract.ts'
import { callName } from '../../../lib/contract/call.ts'
import { issuesOf, openFixture } from './fixture.ts'
import { FRESH } from './people.ts'

describe('a call', () => {
  it('that does not exist answers so, no matter who asks', async () => {
    const fixture = await openFixture()
    for (const name of [
      'Hf20PrjBase.doDelete',
      'Nobody.getOne',
      'constructor.constructor',
      '__proto__.toString',
      '.',
      'login.__proto__',
    ]) {
      expect(await fixture.send(null)(name)).toMatchObject({ status: 404, success: false, code: 'UNKNOWN_CALL' })
    }
  })
  it('of the contract is carried out by a person', async () => {
    const fixture = await openFixture()
    for (const call of allCalls())
      expect((await fixture.send('guessed')(callName(call), {})).code).not.toBe('UNKNOWN_CALL')
  })
  it('carries its request id back, in success and failure', async () => {
    const fixture = await openFixture()
    expect((await fixture.send(null)('login.doLogin', {})).requestId).toBe('r-login.doLogin')
    expect((await (await fixture.as('manager'))('login.getUserRole')).requestId).toBe('r-login.getUserRole')
  })
  it('may be sent as a form, with the same result', async () => {
    const fixture = await openFixture()
    const manager = await fixture.as('manager')
    const json = await manager('Hf20PrjBase.doSave', FRESH)
    const form = await manager('Hf20PrjBase.doSave', FRESH, { form: true })
    const { keyValue: _a, prjNo: _b, ...one } = json.data as Record<string, unknown>
    const { keyValue: _c, prjNo: _d, ...other } = form.data as Record<string, unknown>
    expect(other).toEqual(one)
  })
  it('takes its parameters from the query string as well, but none twice', async () => {
    const fixture = await openFixture()
    await fixture.addCase('p1')
    const manager = await fixture.as('manager')
    expect(await manager('Hf20PrjBase.getOne', {}, { query: { id: 'p1' } })).toMatchObject({
      success: true,
      data: { keyValue: 'p1' },
    })
    expect(await manager('Hf20PrjBase.getOne', { id: 'p1' }, { query: { id: 'p1' } })).toMatchObject({
      success: false,
      code: 'INVALID',
      message: '字段重复：id',
    })
  })
  it.each([[[]], ['text'], [5], [[{ id: 'p1' }]], [true]])('with the body %j is refused', async (body) => {
    const manager = await (await openFixture()).as('manager')
    expect(await manager('Hf20PrjBase.getOne', body)).toMatchObject({
      success: false,
      code: 'INVALID',
      message: '请求内容应为一条记录',
    })
  })
  it('with keys that reach into objects is refused by name', async () => {
    const manager = await (await openFixture()).as('manager')
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      const answer = await manager('Hf20PrjBase.doSave', JSON.parse(`{"${name}":{"admin":1}}`))
      expect([answer.code, Object.keys(issuesOf(answer))]).toEqual(['INVALID', [name]])
    }
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined()
  })
  it('without a parameter it needs names it', async () => {
    const manager = await (await openFixture()).as('manager')
    expect(await manager('Hf20PrjBase.getOne', {})).toMatchObject({ code: 'INVALID', message: '记录ID必填' })
    expect(await manager('Prj.checkStatus', { prjId: '' })).toMatchObject({ code: 'INVALID', message: '项目ID必填' })
    expect(await manager('pubSvc.getDictVals', {})).toMatchObject({ code: 'INVALID', message: '字典代码必填' })
  })
})

describe('privileges', () => {
  /** Call, privilege it asks for; null where a session is enough. */
  const NEEDS = {
    'GridView.getPageList': null,
    'GridView.doSave': null,
    'GridView.doDelete': null,
    'Ss02SysParams.getValues': null,
    'Hf20PrjBase.getPageList': '查询',
    'Hf20PrjBase.getOne': '查看',
    'Hf20PrjBase.doCreate': '查看',
    'Hf20PrjBase.doSave': '保存',
    'Hf20PrjBase.saveChanges': '保存',
    'Hf20PrjBase.doSetAll': '保存',
    'Prj.checkStatus': '查看',
    'Prj.find': '查询',
    'Prj.getCaseChanges': '查询',
    'Prj.doReadChanges': '查询',
    'Prj.getPrjRecommandResult': '查看',
    'Prj.updateRecommand': '保存',
    'Prj.getEvaluateRecommandDivsionNum': '查看',
    'Hf20PrjBase.getOpts': null,
    'login.doLogout': null,
    'login.getLoginStatus': null,
    'login.getUserRole': null,
    'Br01AcctBase.getAcctId': null,
    'Br01AcctBase.getPageList': null,
    'pubSvc.getDictVals': null,
    'Hf02TempFld.loadrieldMeta': null,
    'Hf02TempFld.initFldsVal': null,
    'Hf02TempFld.getFieldUse': '查询',
    'Hf3sToolTempFldCfg.initFldsVal': null,
    'mapService.getState': null,
    'mapService.searchPlaces': null,
    'mapService.addressOf': null,
    'Hf32DivisionMemberInfo.checkFwsEmployee': null,
    'Ss11SysUsers.getCurrentLocationCity': null,
    'embed.doHandInOrder': null,
    'embed.doIssueSession': null,
    'home.doRefresh': null,
    'home.getMenu': null,
    'login.changePassword': null,
    'login.getSecondFactor': null,
    'login.startSecondFactor': null,
    'login.confirmSecondFactor': null,
    'login.endSecondFactor': null,
    'login.getSessions': null,
    'login.endSession': null,
    'login.endOtherSessions': null,
    'home.getTasks': '查询',
    'home.getReviews': '查询',
    'home.getRecent': '查询',
    'home.getResults': '查询',
    'home.getCounts': null,
    'home.getDeadlines': '查询',
    'Ss11SysUsers.resetPassword': '修改',
    'Ss11SysUsers.unlock': '修改',
    'Ss11SysUsers.resetSecondFactor': '修改',
    'Ss11SysUsers.getRights': '查询',
    'Hf01CityFieldManage.getCity': null,
    'PlatformCitySetting.getCitySetting': null,
    'ModulesCfg.getClosedModules': null,
    'WorkflowView.getCaseView': '查看',
    'Ss11SysUsers.switchLocationCity': null,
    'Community.search': null,
    'Hf18FldAppendix.getValidateIdList': null,
    'Hf15FlowJobs.getNodeMemo': null,
    'Hf3zWorkflowMeomo.getValidMemoList': '查看',
    'Hf31DivisionDetailInfo.getOnePoint': '查看',
    'Hf31DivisionDetailInfo.initOrUpdateNearestPoint': '查看',
    'Hf15FlowJobs.doRefreshPrjCommissionState': '查看',
    'Hf15FlowJobs.getMainFlowJobs': '查询',
    'Hf15FlowJobs.getSecondFlowJobs': '查询',
    'Hf15FlowJobs.updateObligationUsers': '保存',
    'Hf15FlowJobs.redoNodeJobs': '完结',
    'Hf15FlowJobs.doBatchFinishJob': '完结',
    'Hf15FlowJobs.doAddFlowJobs': '新增',
    'Hf15FlowJobs.getAddableFlows': '查询',
    'Hf2vPrjLog.getPrjLogList': '查询',
    'Hf2vPrjLog.getObligationUserLogList': '查询',
    'Hf15FlowJobs.getMyToDos': '查询',
    'Hf15FlowJobs.getJobSlips': '查询',
    'Hf15FlowJobs.doPlanJob': '完结',
    'Hf15FlowJobs.doPlanJobs': '完结',
    'Notice.getMyNotices': null,
    'Notice.getAnnouncements': null,
    'Notice.doRead': null,
    'Hf21PrjInviter.getSubPageList': '查询',
    'Hf21PrjInviter.getOne': '查看',
    'Hf21PrjInviter.getOpts': null,
    'Hf21PrjInviter.doCreate': '查看',
    'Hf21PrjInviter.doSave': '新增',
    'Hf21PrjInviter.saveChanges': '新增',
    'Hf21PrjInviter.doEnable': '启用',
    'Hf21PrjInviter.doDisable': '停用',
    'Hf23PrjMember.getSubPageList': '查询',
    'Hf23PrjMember.getOne': '查看',
    'Hf23PrjMember.doCreate': '查看',
    'Hf23PrjMember.doSave': '保存',
    'Hf23PrjMember.saveChanges': '保存',
    'Hf23PrjMember.getOpts': null,
    'Hf23PrjMember.revealField': '查看',
    'Hf2jPrjMemberRelation.getRelationMemberList': '查询',
    'Hf2jPrjMemberRelation.saveChanges': '保存',
    'Hf23PrjMember.deleteMember': '删除',
    'Hf24PrjMemberWorkCredit.getSubPageList': '查询',
    'Hf24PrjMemberWorkCredit.getPageList': '查询',
    'Hf24PrjMemberWorkCredit.getOpts': null,
    'Hf24PrjMemberWorkCredit.getOne': '查看',
    'Hf24PrjMemberWorkCredit.doCreate': '查看',
    'Hf24PrjMemberWorkCredit.doSave': '保存',
    'Hf24PrjMemberWorkCredit.saveChanges': '保存',
    'Hf24PrjMemberWorkCredit.doDelete': '删除',
    'Hf24PrjMemberWorkCredit.revealField': '查看',
    'Hf25PrjMemberFund.getSubPageList': '查询',
    'Hf25PrjMemberFund.getPageList': '查询',
    'Hf25PrjMemberFund.getOpts': null,
    'Hf25PrjMemberFund.getOne': '查看',
    'Hf25PrjMemberFund.doCreate': '查看',
    'Hf25PrjMemberFund.doSave': '保存',
    'Hf25PrjMemberFund.saveChanges': '保存',
    'Hf25PrjMemberFund.doDelete': '删除',
    'Hf26PrjMemberSocial.getSubPageList': '查询',
    'Hf26PrjMemberSocial.getPageList': '查询',
    'Hf26PrjMemberSocial.getOpts': null,
    'Hf26PrjMemberSocial.getOne': '查看',
    'Hf26PrjMemberSocial.doCreate': '查看',
    'Hf26PrjMemberSocial.doSave': '保存',
    'Hf26PrjMemberSocial.saveChanges': '保存',
    'Hf26PrjMemberSocial.doDelete': '删除',
    'Hf27PrjMemberTax.getSubPageList': '查询',
    'Hf27PrjMemberTax.getPageList': '查询',
    'Hf27PrjMemberTax.getOpts': null,
    'Hf27PrjMemberTax.getOne': '查看',
    'Hf27PrjMemberTax.doCreate': '查看',
    'Hf27PrjMemberTax.doSave': '保存',
    'Hf27PrjMemberTax.saveChanges': '保存',
    'Hf27PrjMemberTax.doDelete': '删除',
    'Hf28PrjMemberHourse.getSubPageList': '查询',
    'Hf28PrjMemberHourse.getPageList': '查询',
    'Hf28PrjMemberHourse.getOpts': null,
    'Hf28PrjMemberHourse.getOne': '查看',
    'Hf28PrjMemberHourse.doCreate': '查看',
    'Hf28PrjMemberHourse.doSave': '保存',
    'Hf28PrjMemberHourse.saveChanges': '保存',
    'Hf28PrjMemberHourse.doDelete': '删除',
    'Hf22PrjHouseDemand.getSubPageList': '查询',
    'Hf22PrjHouseDemand.getOne': '查看',
    'Hf22PrjHouseDemand.doCreate': '查看',
    'Hf22PrjHouseDemand.doSave': '保存',
    'Hf22PrjHouseDemand.saveChanges': '保存',
    'Hf22PrjHouseDemand.getOpts': null,
    'Hf22PrjHouseDemand.doConfirm': '保存',
    'Hf22PrjHouseDemand.revealField': '查看',
    'Hf29PrjHourse.getSubPageList': '查询',
    'Hf29PrjHourse.getOne': '查看',
    'Hf29PrjHourse.doCreate': '查看',
    'Hf29PrjHourse.doSave': '保存',
    'Hf29PrjHourse.saveChanges': '保存',
    'Hf29PrjHourse.getOpts': null,
    'Hf2hPrjTrade.getSubPageList': '查询',
    'Hf2hPrjTrade.getOne': '查看',
    'Hf2hPrjTrade.doCreate': '查看',
    'Hf2hPrjTrade.doSave': '保存',
    'Hf2hPrjTrade.saveChanges': '保存',
    'Hf2hPrjTrade.getOpts': null,
    'Hf2hPrjTrade.revealField': '查看',
    'Hf2iPrjLoan.getSubPageList': '查询',
    'Hf2iPrjLoan.getOne': '查看',
    'Hf2iPrjLoan.doCreate': '查看',
    'Hf2iPrjLoan.doSave': '保存',
    'Hf2iPrjLoan.saveChanges': '保存',
    'Hf2iPrjLoan.getOpts': null,
    'ProjectChargeCfg.getChargeCfgList': '查询',
    'ProjectChargeCfg.getRights': '查看',
    'ProjectChargeCfg.doCreate': '查看',
    'ProjectChargeCfg.saveChanges': '保存',
    'Hf3fExamineInfo.getMyExamList': '查询',
    'Hf54ProjectIncomeInfo.getProjectIncomeInfo': '查询',
    'Hf54ProjectIncomeInfo.initProjectIncome': '查看',
    'Hf54ProjectIncomeInfo.getIncomeOrderDetail': '查看',
    'Hf54ProjectIncomeInfo.submitIncomeInfoCheck': '保存',
    'Hf54ProjectIncomeInfo.submitIncomeInfo': '保存',
    'Sl01SaleOrderM.getOne': '查看',
    'UnmatchedPayment.getOpenPayments': '查询',
    'UnmatchedPayment.doGiveBack': '保存',
    'UnmatchedPayment.doBookElsewhere': '保存',
    'Sl01SaleOrderM.addPrepaidOrder': '保存',
    'Sl01SaleOrderM.takeBackPrepaidOrder': '保存',
    'Sl01SaleOrderM.importPrepaidOrders': '保存',
    'Sl01SaleOrderM.payExamine': '保存',
    'Sl01SaleOrderM.doReturn': '保存',
    'Sl01SaleOrderM.getDeceletionList': '查询',
    'shareOut.createCombineNativeQrCode': '保存',
    'shareOut.getQrCode': '查看',
    'payment.notify': null,
    'ocrOrder.ocrOrderMsg': '查看',
    'CostReport.getAnalysis': '查询',
    'CostReport.getBreakdown': '查询',
    'CostReport.getPart': '查询',
    'SaleContract.getDocument': '查看',
    'SaleContract.doSave': '保存',
    'SaleContract.doFinish': '完结',
    'SaleContract.doReturn': '完结',
    'ApplyFormRecord.getFormRecordList': '查询',
    'ApplyFormRecord.getFormFields': '查看',
    'Hf3wCardParperDetailCfg.getAppendixInfo': '查询',
    'Hf3rPrjAppendixMatch.getMatchList': '查询',
    'Hf117AppendixTmplt.getAppendixTmplt': '查看',
    'Hf2yPrjAppendix.addMemberFile': '保存',
    'Hf2yPrjAppendix.updateMemberFile': '保存',
    'Hf2yPrjAppendix.removeMemberFile': '保存',
    'Hf2yPrjAppendix.checkMemberFiles': '完结',
    'Hf2yPrjAppendix.takeBackCheck': '完结',
    'Hf2yPrjAppendix.setPaperWaived': '修改',
    'ProjectCostInfo.loadProjectCostList': '查询',
    'ProjectCostInfo.getOne': '查看',
    'ProjectCostInfo.doCreateCost': '查看',
    'ProjectCostInfo.doCostFeeRecord': '保存',
    'ProjectCostInfo.doExamine': '保存',
    'ProjectCostInfo.doReturn': '保存',
    'Hf2iPrjLoan.getLoanMatchHandleOrgs': '查看',
    'Hf2iPrjLoan.getEstatesSecureOrgs': '查看',
    'Hf2iPrjLoan.loadDefaultLenderOrg': '查看',
    'Hf1aCommonAppendix.getPageList': '查询',
    'file.uploadDocument': '保存',
    'file.upload': '保存',
    'file.removeDocument': null,
    'file.getDocuments': null,
  } as const
  it('are decided for every call but the log-in', () =>
    expect(Object.keys(NEEDS).sort()).toEqual(
      allCalls()
        .map(callName)
        .filter((name) => name !== 'login.doLogin')
        .sort(),
    ))
  it.each(Object.entries(NEEDS))('%s asks for %s', async (name, word) => {
    const bare = await (await openFixture()).as('bare')
    const answer = await bare(name, { id: 'x', prjId: 'x', Code: 'HF01', tableId: 1 })
    if (word === null) expect(answer.code).not.toBe('NO_PERMISSION')
    else
      expect(answer).toMatchObject({
        status: 200,
        success: false,
        code: 'NO_PERMISSION',
        message: `没有“${word}”权限，请联系管理员`,
      })
  })
  it('are judged before the input, so that nobody learns more than they may', async () => {
    const bare = await (await openFixture()).as('bare')
    expect(await bare('Hf20PrjBase.doSave', { nobody: 1 })).toMatchObject({ code: 'NO_PERMISSION' })
  })
  it('are only those the program knows', async () => {
    const odd = await (await openFixture()).as('odd')
    expect((await odd('Hf20PrjBase.getOpts')).data).toEqual(['OPT_SEARCH'])
  })
  it('CAL-050 are told, adding only to those who may open a case', async () => {
    const fixture = await openFixture()
    const opts = async (user: Parameters<typeof fixture.as>[0]) =>
      (await (await fixture.as(user))('Hf20PrjBase.getOpts')).data
    expect(await opts('manager')).toContain('OPT_ADD')
    expect(await opts('provider')).toContain('OPT_ADD')
    expect(await opts('follow')).toEqual(['OPT_SEARCH', 'OPT_DETAIL', 'OPT_UPDATE', 'OPT_SAVE'])
    expect(await opts('bare')).toEqual([])
  })
})

describe('a fault inside', () => {
  const failing =
    (error: Error) =>
    (store: Store): Store => ({
      close: () => store.close(),
      unit: (by, work) =>
        store.unit(by, (unit) =>
          work({
            ...unit,
            list: (table, query) => (table === projectTable ? Promise.reject(error) : unit.list(table, query)),
          }),
        ),
    })
  it('answers with a clear message, reports it, and tells nothing of it', async () => {
    const fixture = await openFixture({}, failing(new Error('select * from secret_table')))
    const manager = await fixture.as('manager')
    const answer = await manager('Hf20PrjBase.getPageList')
    expect(answer).toEqual({
      status: 500,
      success: false,
      code: 'INTERNAL',
      message: '请求出错!',
      requestId: 'r-Hf20PrjBase.getPageList',
    })
    expect(fixture.reports).toEqual([
      {
        level: 'error',
        message: 'Hf20PrjBase.getPageList',
        requestId: 'r-Hf20PrjBase.getPageList',
        cause: expect.any(Error),
      },
    ])
  })
  it('of a store that cannot be reached says that trying again may help', async () => {
    const fixture = await openFixture(
      {},
      failing(Object.assign(new Error('no route'), { name: 'StoreUnavailableError' })),
    )
    expect(await (await fixture.as('manager'))('Hf20PrjBase.getPageList')).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
    })
  })
  it('ERR-067 of a store that says why it cannot serve is passed on in its words', async () => {
    const full = Object.assign(new Error('服务器存储空间不足，暂时无法保存，请联系管理员'), {
      name: 'StoreUnavailableError',
      reason: 'full',
    })
    const fixture = await openFixture({}, failing(full))
    expect(await (await fixture.as('manager'))('Hf20PrjBase.getPageList')).toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      message: full.message,
    })
  })
  it('that is no fault but a refusal is not reported', async () => {
    const fixture = await openFixture()
    await (await fixture.as('manager'))('Hf20PrjBase.getOne', { id: 'nobody' })
    await fixture.send(null)('login.getUserRole')
    expect(fixture.reports).toEqual([])
  })
  it('in the answer itself is found while developing', async () => {
    const broken = (store: Store): Store => ({
      close: () => store.close(),
      unit: (by, work) =>
        store.unit(by, (unit) =>
          work({
            ...unit,
            get: async (table, key) => {
              const row = await unit.get(table, key)
              return row && table === projectTable
                ? { ...row, values: { ...row.values, hf20HouseMarketPrice: '三百万' } }
                : row
            },
          }),
        ),
    })
    const fixture = await openFixture({}, broken)
    await fixture.addCase('p1')
    expect(await (await fixture.as('manager'))('Hf20PrjBase.getOne', { id: 'p1' })).toMatchObject({
      status: 500,
      code: 'INTERNAL',
    })
    expect(String((fixture.reports[0] as { readonly cause: unknown }).cause)).toContain('hf20HouseMarketPrice')
  })
})
