-- CreateTable
CREATE TABLE "games" (
    "tenant_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "name" TEXT,
    "variant" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "seed" TEXT,
    "player_ids" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "games_pkey" PRIMARY KEY ("tenant_id","id"),
    CONSTRAINT "games_status_check" CHECK ("status" IN ('IN_PROGRESS', 'FINISHED'))
);

-- CreateTable
CREATE TABLE "events" (
    "tenant_id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "summary" TEXT NOT NULL,
    "illegal_because" JSONB,
    "recorded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("tenant_id","game_id","version")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "tenant_id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "description" JSONB NOT NULL,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("tenant_id","game_id","version")
);

-- CreateIndex
CREATE INDEX "games_tenant_id_created_at_id_idx" ON "games"("tenant_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_tenant_id_game_id_fkey" FOREIGN KEY ("tenant_id", "game_id") REFERENCES "games"("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_tenant_id_game_id_fkey" FOREIGN KEY ("tenant_id", "game_id") REFERENCES "games"("tenant_id", "id") ON DELETE CASCADE ON UPDATE NO ACTION;
