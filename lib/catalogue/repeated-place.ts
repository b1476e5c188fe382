/** Matches districts, but not words that also end in 区, such as 小区 and 园区. */
const DISTRICT = '(?<![小社园校厂库景院矿营])[区县]'
/** Provinces without their suffix. Roads, estates and buildings are also named after them. */
const PROVINCES =
  '北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆|香港|澳门'
const NAMED_AFTER =
  '(?![东西南北中上下]?(?:路|大道|大街|街|巷|里|道|桥)|花园|小区|大厦|公寓|新村|广场|酒店|中心|城|苑|园|府)'
const HAN = '[\\p{Script=Han}]'
const REPEATED_PLACES = [
  `^\\s*${HAN}{2,7}(?:省|自治区|特别行政区)`,
  `^\\s*${HAN}{2,4}市${HAN}{1,5}${DISTRICT}`,
  `^\\s*${HAN}{2,3}${DISTRICT}(?=${HAN}{1,6}(?:路|街|道|巷|村|镇))`,
  // 广东示例路, 北京示例路; not 北京路 and 北京花园.
  `^\\s*(?:${PROVINCES})市?${NAMED_AFTER}(?=${HAN}{1,8}(?:路|街|道|巷|村|镇))`,
  // 广州市示例路; not 城市花园 and 市桥街.
  `^\\s*${HAN}{2,3}(?<!城)市${NAMED_AFTER}(?![场政民区])(?=${HAN}{1,8}(?:路|街|道|巷|村|镇))`,
  // A district after the number: 示例路1号天河区.
  `\\d+号?\\s*${HAN}{2,9}${DISTRICT}\\s*$`,
].map((pattern) => new RegExp(pattern, 'u'))

/** True for a detailed address that names a province, city or district, in any order. */
export function repeatsPlace(address: string): boolean {
  return REPEATED_PLACES.some((place) => place.test(address))
}
