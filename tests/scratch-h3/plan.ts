import { startPostgres, createDatabase } from '../postgres.ts'
import { openStore } from '../../host/server/store/open-store.ts'
import { tables, memberTable, memberRecordTables } from '../../lib/backend/tables.ts'
import pg from 'pg'
const server = await startPostgres()
const { url } = await createDatabase(server.url)
const store = await openStore({ databaseUrl: url, dataDir: '/nonexistent', tables, onError: (p) => console.log(p) })
const client = new pg.Client(url); await client.connect()
const cols = (await client.query(`select column_name, is_generated from information_schema.columns where table_name='hf23_prj_member'`)).rows
console.log(cols.map((c: any) => c.column_name + ':' + c.is_generated).join(' '))
console.log((await client.query(`select indexname from pg_indexes where tablename='hf23_prj_member'`)).rows.map((r: any) => r.indexname).join(' '))
await client.query(`insert into hf23_prj_member (key, project, city, version, data, created_at, created_by, updated_at, updated_by)
 select 'm'||i, 'p'||(i/4), '440100', 1, jsonb_build_object('hf23PrjId','p'||(i/4),'hf23MemberType',((i%3)::text),'hf23LinkName','例'||i,'sortNo',(i%4)+1), i, 's', i, 's' from generate_series(1,400000) i`)
await client.query(`insert into hf26_prj_member_social (key, project, city, version, data, created_at, created_by, updated_at, updated_by)
 select 'r'||i, 'p'||(i/12), '440100', 1, jsonb_build_object('hf26MemberId','m'||(i/3),'sortNo',(i%12)+1), i, 's', i, 's' from generate_series(1,400000) i`)
await client.query('analyze')
const time = async (name: string, run: () => Promise<unknown>) => { for (let k = 0; k < 3; k++) { const t = performance.now(); await run(); console.log(name, (performance.now() - t).toFixed(1)) } }
const inUnit = (work: any) => store.unit({ account: 's', now: 1 }, work)
await time('list of case', () => inUnit((u: any) => u.list(memberTable, { where: { all: [{ field: '$project', is: ['p5000'] }, { field: 'hf23MemberType', is: ['0'] }] }, sort: [{ field: 'sortNo' }], page: 1, pageSize: 200 })))
await time('next', () => inUnit((u: any) => u.list(memberTable, { where: { field: '$project', is: ['p5000'] }, sort: [{ field: 'sortNo', descending: true }], page: 1, pageSize: 1, counted: false })))
await time('next of empty', () => inUnit((u: any) => u.list(memberTable, { where: { field: '$project', is: ['nobody'] }, sort: [{ field: 'sortNo', descending: true }], page: 1, pageSize: 1, counted: false })))
const social = memberRecordTables['Hf26PrjMemberSocial']
await time('records', () => inUnit((u: any) => u.list(social, { where: { all: [{ field: 'hf26MemberId', is: ['m5000'] }] }, sort: [{ field: 'sortNo' }], page: 1, pageSize: 10 })))
await time('records of none', () => inUnit((u: any) => u.list(social, { where: { all: [{ field: 'hf26MemberId', is: ['nobody'] }] }, sort: [{ field: 'sortNo' }], page: 1, pageSize: 10 })))
await time('next record', () => inUnit((u: any) => u.list(social, { where: { field: '$project', is: ['p77'] }, sort: [{ field: 'sortNo', descending: true }], page: 1, pageSize: 1, counted: false })))
await client.end(); await store.close(); await server.stop()
