/**
 * Has the browser take no string for markup, code or a script's address: only what one of the named policies let pass.
 * Of pages that run the product. `default` is made by TRUSTED_TYPES_SCRIPT; the other one by those who run a carrier's
 * protection script, each for the text that it has (shared/protection/src/inject-script.ts).
 */
export const TRUSTED_TYPES = {
  'require-trusted-types-for': "'script'",
  'trusted-types': "default yawmi-protection 'allow-duplicates'",
}

/** Of pages that need no policy at all. */
export const NO_TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types 'none'"

/**
 * The page's own policy for strings, which browsers ask where webpack, the federation runtime or the service worker's
 * registration give one: scripts of releases, of the shell, and the worker, all of this origin. It has nothing for
 * markup and code: those are refused. Goes before every other script; browsers without Trusted Types skip it.
 * @param developers origins of development servers, whose remotes the page may load too
 */
export function trustedTypesScript(developers: readonly string[] = []): string {
  const ofDevelopers =
    developers.length === 0
      ? ''
      : `||${JSON.stringify(developers)}.indexOf(u.origin)>=0&&/^\\/remotes\\/[\\w./-]+\\.js$/.test(u.pathname)`
  return `(function(w,t){
try{t&&t.createPolicy('default',{createScriptURL:function(a){
var u=new URL(a,w.location.href);
return u.origin===w.location.origin&&/^\\/((assets|remotes)\\/[\\w./-]+\\.m?js|service-worker\\.js)$/.test(u.pathname)${ofDevelopers}?a:null
}})}catch(e){}
})(window,window.trustedTypes);`
    .split('\n')
    .join('')
}

export const TRUSTED_TYPES_SCRIPT = trustedTypesScript()
