-- CreateTable
CREATE TABLE "cards" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "key" BYTEA NOT NULL,
    "face_keys" TEXT[],
    "data" JSONB NOT NULL,
    "reading" JSONB NOT NULL,
    "words" tsvector NOT NULL,

    CONSTRAINT "cards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card_imports" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "format" TEXT NOT NULL,
    "cards" INTEGER NOT NULL,

    CONSTRAINT "card_imports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cards_key_idx" ON "cards"("key");

-- CreateIndex
CREATE INDEX "cards_face_keys_idx" ON "cards" USING GIN ("face_keys");

-- CreateIndex
CREATE INDEX "cards_words_idx" ON "cards" USING GIN ("words");

-- CreateIndex
CREATE INDEX "card_imports_imported_at_idx" ON "card_imports"("imported_at" DESC);
