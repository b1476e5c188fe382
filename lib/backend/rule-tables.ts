// biome-ignore-all format: one table a line
import { chargeItem } from '../domain/fee/charge-item.ts'
import { feeStandard } from '../domain/fee/fee-standard.ts'
import { servicePrice } from '../domain/fee/service-price.ts'
import { remindRule } from '../domain/flow/remind-rule.ts'
import { flowTrigger } from '../domain/flow/flow-trigger.ts'
import { checkItem } from '../domain/flow/check-item.ts'
import { noticeTemplate, smsTemplate } from '../domain/flow/message-template.ts'
import { commissionWeight } from '../domain/flow/commission-weight.ts'
import { firstPayment } from '../domain/loan/first-payment.ts'
import { fundPolicy } from '../domain/loan/fund-policy.ts'
import { bankRate, cityRate, primeRate } from '../domain/loan/lending-rates.ts'
import { bankWeight } from '../domain/recommendation/bank-weight.ts'
import { cfgItem, cityRule } from '../domain/city/city-rule.ts'
import { citySetting } from '../domain/city/city-setting.ts'
import { flowRight, flowView, flowViewGroup } from '../domain/flow/flow-view.ts'
import { paperCheck } from '../domain/paper/paper-check.ts'
import type { Table } from './store.ts'
import { withoutStamps } from './without-stamps.ts'

/** Weights of facts for recommending organisations. */
export const bankWeightTable: Table = { name: 'weight_bank', topic: bankWeight.service, fields: withoutStamps(bankWeight.fields), unique: [['weightFor', 'weightScheme']], small: true }
/** Tables for loans: bank rates, prime rates, minimum rates of cities, fund policies, minimum first payments. */
export const bankRateTable: Table = { name: 'bank_rate', topic: bankRate.service, fields: withoutStamps(bankRate.fields), unique: [['rateBank', 'rateHouse', 'rateFrom']], small: true }
export const primeRateTable: Table = { name: 'bank_lpr', topic: primeRate.service, fields: withoutStamps(primeRate.fields), unique: [['lprDate']], small: true }
export const cityRateTable: Table = { name: 'lpr_and_bank_rate', topic: cityRate.service, fields: withoutStamps(cityRate.fields), small: true }
export const fundPolicyTable: Table = { name: 'fund_policy', topic: fundPolicy.service, fields: withoutStamps(fundPolicy.fields), small: true }
export const firstPaymentTable: Table = { name: 'first_pay_cfg', topic: firstPayment.service, fields: withoutStamps(firstPayment.fields), unique: [['payName', 'payCity']], small: true }
/** Rules for reminders of jobs, in addition to the day of each job. */
export const remindRuleTable: Table = { name: 'rule_setting_remind', topic: remindRule.service, fields: withoutStamps(remindRule.fields), small: true }
/** What else happens when flows are finished. */
export const flowTriggerTable: Table = { name: 'rule_setting_flow', topic: flowTrigger.service, fields: withoutStamps(flowTrigger.fields), small: true }
/** Check items of each flow. */
export const checkItemTable: Table = { name: 'rule_tmplt_check', topic: checkItem.service, fields: withoutStamps(checkItem.fields), small: true }
/** Message templates about flows and cases: texts for customers, and for notices to staff. */
export const smsTemplateTable: Table = { name: 'rule_tmplt_sms', topic: smsTemplate.service, fields: withoutStamps(smsTemplate.fields), unique: [['smsCode']], small: true }
export const noticeTemplateTable: Table = { name: 'rule_tmplt_notice', topic: noticeTemplate.service, fields: withoutStamps(noticeTemplate.fields), small: true }
/** Checks of papers. */
export const paperCheckTable: Table = { name: 'rule_setting_paper', topic: paperCheck.service, fields: withoutStamps(paperCheck.fields), small: true }
/** Usual charges. */
export const feeStandardTable: Table = { name: 'expense_std', topic: feeStandard.service, fields: withoutStamps(feeStandard.fields), unique: [['stdItem']], small: true }
/** Weights for sharing commissions. */
export const commissionWeightTable: Table = { name: 'weight_commission', topic: commissionWeight.service, fields: withoutStamps(commissionWeight.fields), unique: [['weightPosition', 'weightScene']], small: true }
export const cfgItemTable: Table = { name: 'cfg_item', topic: cfgItem.service, fields: withoutStamps(cfgItem.fields), unique: [['cfgCode']], small: true, choices: { dict: 'CFG_ITEM', key: 'cfgCode', label: 'cfgName', enabled: 'enabled' } }
export const cityRuleTable: Table = { name: 'city_rules', topic: cityRule.service, fields: withoutStamps(cityRule.fields), small: true }
export const citySettingTable: Table = { name: 'platform_city_setting', topic: citySetting.service, fields: withoutStamps(citySetting.fields), unique: [['siteCity']], small: true }
/** Role rules of flows, and the progress view. */
export const flowRightTable: Table = { name: 'workflow_prv', topic: flowRight.service, fields: withoutStamps(flowRight.fields), unique: [['prvFlow']], small: true }
export const flowViewGroupTable: Table = { name: 'flow_view_grp', topic: flowViewGroup.service, fields: withoutStamps(flowViewGroup.fields), unique: [['grpCode']], small: true, choices: { dict: 'FLOW_VIEW_GRP', key: 'grpCode', label: 'grpName', enabled: 'enabled' } }
export const flowViewTable: Table = { name: 'workflow_view', topic: flowView.service, fields: withoutStamps(flowView.fields), unique: [['viewGrp', 'viewFlow']], small: true }
/** Items that can be charged. */
export const chargeItemTable: Table = { name: 'charge_item', topic: chargeItem.service, fields: withoutStamps(chargeItem.fields), unique: [['itemCode']], small: true, choices: { dict: 'project_charge_cls', key: 'itemCode', label: 'itemName', enabled: 'enabled' } }
/** Prices of services. Rows belong to a city. */
export const servicePriceTable: Table = { name: 'ord_price_lst_m', topic: servicePrice.service, fields: withoutStamps(servicePrice.fields), unique: [['priceCode']], small: true }
