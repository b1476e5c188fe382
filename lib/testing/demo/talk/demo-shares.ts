import type { Store } from '../../../backend/store.ts'
import { shareTable } from '../../../backend/log/log-tables.ts'
import { GUANGZHOU } from '../places.ts'

const HOUR = 3_600_000

/** What demo users shared by hand: user, kind, title, receiver, way, age in hours. */
const ROWS: readonly (readonly [by: string, kind: string, title: string, to: string, way: string, hoursAgo: number])[] =
  [
    ['demo-sales', 'POSTER', '示例花园三房海报', '例女士', 'WECHAT', 6],
    ['demo-sales', 'QR_CODE', '业务员名片二维码', '样先生', 'SCREEN', 29],
    ['demo-sales', 'ARTICLE', '二手房交易从签约到领证要走几步', '测女士', 'WECHAT', 53],
    ['demo-follow', 'ARTICLE', '银行流水要准备几个月', '例先生', 'WECHAT', 31],
    ['demo-follow', 'CASE', '组合贷款公积金额度不足', '演女士', 'WECHAT', 77],
    ['demo-follow', 'POSTER', '演示小区两房海报', '老客户群', 'GROUP', 101],
    ['demo-service', 'ARTICLE', '交楼当天要核对的十件事', '样女士', 'WECHAT', 12],
    ['demo-service', 'QR_CODE', '门店二维码', '到店客户', 'SCREEN', 60],
    ['demo-service', 'ARTICLE', '公积金提取还贷能省多少', '测先生', 'WECHAT', 126],
    ['demo-staff05', 'POSTER', '样本大厦写字楼海报', '社区公告栏', 'PAPER', 82],
    ['demo-staff05', 'CASE', '业主在外地，公证委托过户', '演先生', 'WECHAT', 150],
    ['demo-staff06', 'POSTER', '测试公寓一房海报', '新客户群', 'GROUP', 174],
  ]

/** Adds the shares in the name of the users who made them. */
export async function seedShares(store: Store, now: number): Promise<void> {
  for (const account of new Set(ROWS.map(([by]) => by))) {
    await store.unit(
      { account, now },
      async (unit) =>
        void (await unit.insertAll(
          shareTable,
          ROWS.flatMap(([by, shareKind, shareTitle, shareTo, shareWay, hoursAgo], index) =>
            by === account
              ? [
                  {
                    key: `demo-share-${index + 1}`,
                    project: null,
                    city: GUANGZHOU.city,
                    values: { shareKind, shareTitle, shareTo, shareWay, sharedAt: now - hoursAgo * HOUR },
                  },
                ]
              : [],
          ),
        )),
    )
  }
}
