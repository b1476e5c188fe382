import { definePack } from '../../message-pack.ts'

/** What a message about a payment names. */
interface PaySms {
  readonly who: string
  readonly project: string
  readonly amount: string
  readonly until: string
  readonly url: string
}

/** Texts of payment codes and of the poster sent to a customer. */
export const payCodeMessages = definePack('payCodes', {
  title: '收款码',
  combined: ({ count }: { count: number }) => `合并 ${count} 个未支付订单`,
  apart: ({ count }: { count: number }) => `分别支付，共 ${count} 个收款码`,
  single: '1 个未支付订单',
  making: '正在生成收款码',
  failed: '收款码没有生成',
  orders: '包含订单',
  fee: '费用',
  order: '订单',
  amount: '金额（元）',
  total: '合计',
  takeOut: ({ billNo }: { billNo: string }) => `移出 ${billNo}`,
  state: '状态',
  states: { live: '等待付款', paid: '已收款', expired: '已过期', void: '已失效' },
  left: ({ time }: { time: string }) => `剩余 ${time}`,
  paidAt: ({ when }: { when: string }) => `${when} 支付`,
  renew: '重新生成',
  expired: '已过期，重新生成',
  voided: '已失效，重新生成',
  link: '付款链接',
  copyLink: '复制付款链接',
  booked: '付款成功后自动入账，相关费用的待收金额同步减少。',
  paid: '款项已入账，相关费用的待收金额已减少。',
  stale: '状态暂时无法更新，正在重试。',
  payer: '付款人',
  buyer: '买家',
  owner: '业主',
  print: '打印',
  printFailed: '海报没有打印',
  copySms: '复制短信',
  /** A message to the payer; `who` is empty when nobody is chosen. */
  sms: ({ who, project, amount, until, url }: PaySms) =>
    `${who}您好：${project}应付 ${amount} 元，请在 ${until} 前打开链接付款：${url} 。` +
    '请核对付款金额与项目，勿向个人转账。',
  download: '下载海报',
  fileName: ({ order, amount }: { order: string; amount: string }) => `收款码-${order}-${amount}元.png`,
  poster: ({ amount, state }: { amount: string; state: string }) => `收款海报：应付 ${amount} 元，${state}`,
  brand: '房屋交易收款',
  notice: '付款通知',
  due: '应付金额（元）',
  received: '已收款',
  scan: '扫一扫付款',
  project: '项目',
  until: '有效期至',
  more: ({ count }: { count: number }) => `另 ${count} 笔`,
  caution: '请核对付款金额与项目，勿向个人转账。',
})
