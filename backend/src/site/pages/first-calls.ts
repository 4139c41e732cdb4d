import { OPERATIONS, type OperationId } from '@yawmi/contract'
import { endpoints, floorOf } from '@yawmi/contract/schemas'
import { jsonInScript } from '../../lib/html'

/**
 * Begins, of calls by operation as `[path, whether subscribers alone may ask]`, those that the person whose token the
 * device keeps may ask, and leaves their answers where the client looks first (shared/api-client/src/begun.ts): it takes
 * those that were asked with the token it would send itself. Whatever fails here, the client asks in its own way.
 */
const BEGIN = `(function(w,c){
try{
var s=localStorage,p=s.token||s.accessToken,t=p||s.freeToken,b=w.yawmiBegun=w.yawmiBegun||{};
if(t)for(var o in c)if(p||!c[o][1]){
b[o]={token:t,at:Date.now(),reply:fetch(c[o][0],{credentials:'include',signal:AbortSignal.timeout(20000),
headers:{accept:'application/json',authorization:'Bearer '+t}}).then(function(r){
return r.text().then(function(d){try{d=JSON.parse(d)}catch(e){}return{status:r.status,data:d}})})};
b[o].reply.catch(function(){})
}
}catch(e){}
})`
  .split('\n')
  .join('')

const isForVisitors = (id: OperationId) => ['public', 'visitor'].includes(floorOf(endpoints[id].access))

/** The script that begins a screen's first calls; nothing where there are none. Only what reads, and needs no parameter. */
export function firstCallsScript(operations: readonly string[] = []): string {
  const calls = operations
    .filter((id): id is OperationId => id in OPERATIONS)
    .filter((id) => OPERATIONS[id][0] === 'GET' && !OPERATIONS[id][1].includes(':'))
    .map((id) => [id, [OPERATIONS[id][1], isForVisitors(id) ? 0 : 1]])
  return calls.length === 0 ? '' : `;${BEGIN}(window,${jsonInScript(Object.fromEntries(calls))})`
}
