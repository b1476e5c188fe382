const letters = (text: string): readonly string[] => [...text]

/** One of these characters in a name shows that the person is invented. */
export const MARKS = letters('例演样测')
/** Sixty, so that every number gets its own name. */
export const SURNAMES = letters(
  '陈李黄张梁林王吴刘罗郭何冯谢邓曾叶苏彭卢蔡潘余杜戴钟汪田任姜范方石姚谭廖邹熊陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹',
)
export const WOMEN = letters('雅婉静敏慧芳丽莉秀娟霞燕玲婷颖洁琳妍怡倩岚菲茜蓉欣悦瑶嘉珊薇')
export const MEN = letters('建志伟国强军勇杰涛明超刚平辉鹏华飞鑫波斌宇浩凯健俊帆博诚立铭')

/** The part of a company name between its city and its trade. */
export const FIRMS = [
  '恒泰',
  '云帆',
  '南岳',
  '嘉禾',
  '远图',
  '启明',
  '星澜',
  '鼎新',
  '海川',
  '信德',
  '乐山',
  '卓越',
  '万象',
  '同舟',
  '观海',
  '致远',
  '汇源',
  '立本',
] as const
export const TRADES = [
  '科技',
  '贸易',
  '置业',
  '建材',
  '物流',
  '文化传媒',
  '餐饮管理',
  '电子',
  '服饰',
  '咨询',
  '医疗器械',
  '教育科技',
] as const
export const FIRM_MARKS = ['示例', '演示', '样本', '测试'] as const
export const ROADS = ['示例路', '示例大道', '示例一街', '示例东街', '演示路'] as const
export const ESTATES = ['示例花园', '演示雅苑', '样本新城', '测试公馆', '示例湖畔', '演示名庭'] as const
export const BANKS = ['示例甲银行', '示例乙银行', '示例丙银行', '示例丁银行', '示例戊银行'] as const

/** Places of origin outside the city: province, city, district. */
export const ORIGINS = [
  ['430000', '430100', '430102'],
  ['450000', '450100', '450103'],
  ['360000', '360100', '360102'],
  ['420000', '420100', '420106'],
  ['440000', '440600', '440604'],
  ['440000', '440900', '440902'],
  ['440000', '440800', '440802'],
  ['350000', '350200', '350203'],
  ['510000', '510100', '510104'],
  ['410000', '410100', '410105'],
] as const
/** Ethnic groups other than Han; one person in twelve has one of them. */
export const NATIONS = ['壮', '瑶', '土家', '苗', '回', '满'] as const
