-- CreateTable
CREATE TABLE "database_format" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "oldest_reader" INTEGER NOT NULL,

    CONSTRAINT "database_format_pkey" PRIMARY KEY ("id")
);

-- One row, which every build that starts may raise to the format of its own.
ALTER TABLE "database_format" ADD CONSTRAINT "database_format_id_check" CHECK ("id");
INSERT INTO "database_format" ("oldest_reader") VALUES (0);
