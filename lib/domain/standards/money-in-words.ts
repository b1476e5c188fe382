const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖'] as const
const PLACES = ['', '拾', '佰', '仟'] as const
const GROUPS = ['', '万', '亿', '万亿'] as const

/** Only amounts below ten trillion yuan can be written in words; no amount of a case reaches that. */
const LIMIT = 10n ** 15n

/**
 * An amount in the formal numerals of cheques and contracts, such as `叁佰贰拾万元整`.
 *
 * @param fen integer fen; a negative amount starts with `负`
 * @throws RangeError for an amount of ten trillion yuan and more
 * @public
 */
export function moneyInWords(fen: bigint): string {
  if (fen < 0n) return `负${moneyInWords(-fen)}`
  if (fen >= LIMIT) throw new RangeError('amount out of range')
  const yuan = fen / 100n
  const jiao = Number((fen / 10n) % 10n)
  const cent = Number(fen % 10n)
  const whole = yuan === 0n ? '' : `${yuanInWords(yuan)}元`
  if (jiao === 0 && cent === 0) return `${whole || '零元'}整`
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零'
  return `${whole}${tenths}${cent > 0 ? `${DIGITS[cent]}分` : ''}`
}

function yuanInWords(yuan: bigint): string {
  const groups: number[] = []
  for (let rest = yuan; rest > 0n; rest /= 10_000n) groups.push(Number(rest % 10_000n))
  let words = ''
  for (let index = groups.length - 1; index >= 0; index--) {
    const group = groups[index] ?? 0
    if (group === 0) continue
    const gap = words !== '' && (group < 1000 || (groups[index + 1] ?? 1) % 10 === 0)
    words += `${gap ? '零' : ''}${groupInWords(group)}${index === 3 && (groups[2] ?? 0) > 0 ? '万' : GROUPS[index]}`
  }
  return words
}

/** Words for 1 to 9999. */
function groupInWords(group: number): string {
  let words = ''
  let zero = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) {
      zero = words !== ''
      continue
    }
    words += `${zero ? '零' : ''}${DIGITS[digit]}${PLACES[place]}`
    zero = false
  }
  return words
}
