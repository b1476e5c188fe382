import type { OpenPayCode } from 'fangkit/backend'
import { formatShown, instantText } from 'fangkit/domain'
import { payAddress } from './pay-address.ts'
import { STYLE_ADDRESS } from './pay-style.ts'

const YUAN = { stored: 'yuan' } as const
const ENTITY: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** The title of a code that can no longer be paid, and what the customer can do. */
const OVER = {
  paid: ['已支付', '款项已入账，可以关闭本页。'],
  expired: ['已过期', '收款码已超过有效时间，请向工作人员索取新的收款码。'],
  void: ['已失效', '收款码已被新的收款码取代或订单已撤回，请向工作人员核对。'],
} as const satisfies Record<Exclude<OpenPayCode['state'], 'live'>, readonly [string, string]>

/**
 * Returns the page of a code in its current state.
 * @param failed the payment that was just tried did not come through
 */
export function payPage({ codeId, state, amount, orders, expiresAt, paidAt }: OpenPayCode, failed = false): string {
  const rows = orders
    .map(
      ({ billNo, chargeName, amount: part }) =>
        `<tr><td>${escaped(chargeName || '费用')}<small>${escaped(billNo)}</small></td>` +
        `<td class="n">${yuan(part)}</td></tr>`,
    )
    .join('')
  const until = instantText(expiresAt).slice(0, -3)
  const end =
    state === 'live'
      ? `<p class="m">请在 ${until} 前付款</p>` +
        (failed ? '<p class="w" role="alert">付款没有成功，请稍后再试。</p>' : '') +
        `<form method="post" action="${payAddress(codeId)}">` +
        `<button>确认支付 ${yuan(amount)} 元</button></form>`
      : `<p class="s ${state}" role="status">${OVER[state][0]}</p>` +
        `<p class="m">${state === 'paid' && paidAt !== null ? `支付时间 ${instantText(paidAt)}。` : ''}${OVER[state][1]}</p>`
  return page(
    '付款',
    `<p class="m">应付金额（元）</p><p class="a">${yuan(amount)}</p><table><caption>包含订单</caption>` +
      `<tbody>${rows}</tbody></table>${end}`,
  )
}

/** Returns a page with a single message. */
export function messagePage(title: string, text: string): string {
  return page(title, `<p class="s">${escaped(title)}</p><p class="m">${escaped(text)}</p>`)
}

const yuan = (amount: number): string => formatShown(YUAN, amount)

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? '')
}

function page(title: string, content: string): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escaped(title)} · 演示支付</title><link rel="stylesheet" href="${STYLE_ADDRESS}"></head><body><main>` +
    `<header><h1>付款通知</h1><b>演示支付</b></header><section>${content}</section><footer>本页仅供演示，不会发生真实扣款。</footer>` +
    '</main></body></html>'
  )
}
