/* Written by npm run graphiql. Inputs: 6fe90dfeb0d7caf1e3876e2dec7f6c9d4d5337e1dd5b43e55fda3b8797f7f60a */
function v(l,i){var e,t;let{levels:n,indentLevel:o}=l;return((!n||n.length===0?o:n.at(-1)-(!((e=this.electricInput)===null||e===void 0)&&e.test(i)?1:0))||0)*(((t=this.config)===null||t===void 0?void 0:t.indentUnit)||0)}export{v as a};
