/* Written by npm run graphiql. Inputs: c5a1a0cb7e317855227c40327a8d1bb108193906a6a9f90b777e850f757ba4dc */
function v(l,i){var e,t;let{levels:n,indentLevel:o}=l;return((!n||n.length===0?o:n.at(-1)-(!((e=this.electricInput)===null||e===void 0)&&e.test(i)?1:0))||0)*(((t=this.config)===null||t===void 0?void 0:t.indentUnit)||0)}export{v as a};
